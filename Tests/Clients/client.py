# python client.py http://127.0.0.1:8080
import sys
import requests

url = f"{sys.argv[1]}/v1/errors"

# A code that the provider's SDK gave, in the language of the person who will read it.
known = requests.get(
    f"{url}/firebase/auth/too-many-requests", {"seconds": 30}, headers={"Accept-Language": "ko"}, timeout=5)

# The error body that the provider sent, as it came.
body = {"error": {"code": 190, "error_subcode": 463}}
raw = requests.post(f"{url}/facebook", json=body, params={"locale": "ja"}, timeout=5)

for answer in [known, raw]:
    answer.raise_for_status()
    print(answer.json()["title"], answer.json()["message"], sep="\n")
