# Sourced by the scripts beside, after setup.sh: `python` is then one that has the packages which checks need.

# python_with NAME==VERSION...: makes a virtual environment in .build/python and installs packages from PyPI into it.
python_with() {
  install_packages python3 python3-venv
  [ -x .build/python/bin/python ] || python3 -m venv .build/python
  .build/python/bin/python -m pip install --quiet --disable-pip-version-check "$@" >&2
}
