# python client.py http://127.0.0.1:8080
import sys
import requests

url = f"{sys.argv[1]}/v1/errors"

# A code from the provider's SDK; the response is in the user's language.
by_code = requests.get(
    f"{url}/firebase/auth/too-many-requests", {"seconds": 30}, headers={"Accept-Language": "ko"}, timeout=5)

# The unchanged error body from the provider.
body = {"error": {"code": 190, "error_subcode": 463}}
by_body = requests.post(f"{url}/facebook", json=body, params={"locale": "ja"}, timeout=5)

for response in [by_code, by_body]:
    response.raise_for_status()
    print(response.json()["title"], response.json()["message"], sep="\n")
