# Sourced by the checks that use a headless browser, after setup.sh: installs it with its driver, and axe.

source Scripts/support/python.sh
install_packages chromium chromium-driver fonts-noto-cjk
python_with selenium==4.51.0 axe-core-python==0.1.0
