// What node's ldapjs says of the cases of ldap_clients.py.
'use strict';
const fs = require('fs');
const util = require('util');
const ldap = require('ldapjs');

function run({ call, arguments: [url, name, password, target, value] }) {
  return new Promise((resolve, reject) => {
    const client = ldap.createClient({ url, timeout: 1000, connectTimeout: 1000, reconnect: false,
      tlsOptions: { ca: fs.readFileSync(process.env.AUTHORITY) } });
    const end = (error) => { if (error) reject(error); else resolve(); client.destroy(); };
    for (const event of ['error', 'connectError', 'connectRefused', 'setupError']) client.on(event, end);
    const calls = {
      bind: () => end(),
      search: () => client.search(target, { filter: '(uid=mina)', scope: 'sub' }, (error, found) => {
        if (error) return end(error);
        found.on('error', end);
        return found.on('end', () => end());
      }),
      change: () => client.modify(target, new ldap.Change({ operation: 'replace',
        modification: { userPassword: value } }), end),
      add: () => client.add(target, { objectClass: 'inetOrgPerson', ...value }, end),
    };
    client.bind(name, password, (error) => (error ? end(error) : calls[call]()));
  });
}

async function main() {
  for (const one of JSON.parse(process.env.CASES)) {
    const provoked = `${process.env.LIBRARY}: ${one.provoked}`;
    try {
      await run(one);
    } catch (error) {
      const repr = util.inspect(error).replace(/\n\s+at .*/g, '');
      console.log(JSON.stringify({ provoked, text: error.message, repr, traceback: error.stack, ...one.label }));
      continue;
    }
    throw new Error(`${provoked} gave no error`);
  }
}

main().then(() => process.exit(0), (error) => { console.error(error); process.exit(1); });
