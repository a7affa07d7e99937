// node client.mjs http://127.0.0.1:8080
const url = `${process.argv[2]}/v1/errors`;

async function show(path, options) {
  const answer = await fetch(url + path, { signal: AbortSignal.timeout(5000), ...options });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  const { title, message } = await answer.json();
  console.log(`${title}\n${message}`);
}

// A code that the provider's SDK gave, in the language of the person who will read it.
await show("/firebase/auth/too-many-requests?seconds=30", { headers: { "Accept-Language": "ko" } });

// The error body that the provider sent, as it came.
const body = JSON.stringify({ error: { code: 190, error_subcode: 463 } });
await show("/facebook?locale=ja", { method: "POST", headers: { "Content-Type": "application/json" }, body });
