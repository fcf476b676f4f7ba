#!/bin/sh
set -eu
USE_CASE_OUTPUT_FILE="$PROJECT_DIR/Mocks/GeneratedUseCaseMocks.swift"
USE_CASE_PROTOCOL_INPUT_DIR="${PROJECT_DIR}/Domain/UseCase/Protocol"
"${TOOLS}/kagemusha" generate --testable "$PROJECT_NAME" --output "${USE_CASE_OUTPUT_FILE}" \
    "$USE_CASE_PROTOCOL_INPUT_DIR"/*.swift
