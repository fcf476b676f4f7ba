let used = generated
