// node client.mjs http://127.0.0.1:8080
const url = `${process.argv[2]}/v1/errors`;

async function show(path, options) {
  const response = await fetch(url + path, { signal: AbortSignal.timeout(5000), ...options });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  const { title, message } = await response.json();
  console.log(`${title}\n${message}`);
}

// A code from the provider's SDK; the response is in the user's language.
await show("/firebase/auth/too-many-requests?seconds=30", { headers: { "Accept-Language": "ko" } });

// The unchanged error body from the provider.
const body = JSON.stringify({ error: { code: 190, error_subcode: 463 } });
await show("/facebook?locale=ja", { method: "POST", headers: { "Content-Type": "application/json" }, body });
