# Sourced by the other scripts after setup.sh: provides a `python` with the packages that checks need.

# python_with NAME==VERSION...: creates a virtual environment in .build/python and installs packages from PyPI.
python_with() {
  install_packages python3 python3-venv
  [ -x .build/python/bin/python ] || python3 -m venv .build/python
  .build/python/bin/python -m pip install --quiet --disable-pip-version-check "$@" >&2
}
