extension HTMLCheckFormatter {
  /// The script of the page: it filters, opens and closes files, and moves between them.
  static let script = #"""
    "use strict";
    (() => {
      const files = [...document.querySelectorAll(".file")];
      const filter = document.getElementById("filter");
      if (!filter) return;
      const shown = document.getElementById("shown");
      const toggle = document.getElementById("toggle");
      const buttons = [...document.querySelectorAll("button[data-state]")];
      const visible = () => files.filter((file) => !file.hidden);
      let current = null;

      function update() {
        const words = filter.value.toLowerCase().split(/\s+/).filter(Boolean);
        const off = new Set(
          buttons.filter((button) => button.getAttribute("aria-pressed") === "false")
            .map((button) => button.dataset.state));
        for (const file of files) {
          file.hidden = off.has(file.dataset.state)
            || !words.every((word) => file.dataset.text.includes(word));
        }
        for (const row of document.querySelectorAll("[data-file]")) {
          row.hidden = document.getElementById("file-" + row.dataset.file).hidden;
        }
        const count = visible().length;
        shown.textContent = count === files.length ? "" : `${count} of ${files.length} files`;
      }

      function updateToggle() {
        toggle.textContent = files.some((file) => file.open) ? "Collapse all" : "Expand all";
      }

      function toggleAll() {
        const opens = !files.some((file) => file.open);
        for (const file of files) file.open = opens;
        updateToggle();
      }

      function move(step) {
        const list = visible();
        if (list.length === 0) return;
        const index = list.indexOf(current);
        const next = index < 0 ? (step > 0 ? 0 : list.length - 1) : index + step;
        if (current) current.classList.remove("current");
        current = list[Math.max(0, Math.min(list.length - 1, next))];
        current.classList.add("current");
        current.querySelector("summary").focus();
        current.scrollIntoView({ block: "nearest" });
      }

      filter.addEventListener("input", update);
      filter.form.addEventListener("submit", (event) => event.preventDefault());
      toggle.addEventListener("click", toggleAll);
      for (const file of files) file.addEventListener("toggle", updateToggle);
      for (const button of buttons) {
        button.addEventListener("click", () => {
          button.setAttribute("aria-pressed", String(button.getAttribute("aria-pressed") === "false"));
          update();
        });
      }
      document.addEventListener("keydown", (event) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        if (event.target === filter) {
          if (event.key === "Escape") filter.blur();
          return;
        }
        switch (event.key) {
          case "j": move(1); break;
          case "k": move(-1); break;
          case "o": if (current) current.open = !current.open; break;
          case "a": toggleAll(); break;
          case "/": filter.focus(); break;
          default: return;
        }
        event.preventDefault();
      });
    })();

    """#
}
