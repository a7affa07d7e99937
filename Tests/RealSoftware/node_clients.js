// What node's fetch, https, crypto, jose and passport say when signing in fails.
'use strict';
const crypto = require('crypto');
const fs = require('fs');
const http = require('http');
const https = require('https');
const jose = require('jose');
const passport = require('passport');

function say(provoked, error, kind, label = {}) {
  const traceback = error.stack + (error.cause ? `\n  [cause]: ${error.cause.stack}` : '');
  const repr = require('util').inspect(error).replace(/\n\s+at .*/g, '');
  console.log(JSON.stringify({ provoked, text: error.message, repr, traceback, kind, ...label }));
}

async function provoke(provoked, action, kind, label) {
  try {
    await action();
  } catch (error) {
    say(provoked, error, kind, label);
    return;
  }
  throw new Error(`${provoked} threw nothing`);
}

function get(address, timeout = 1000) {
  const options = { ca: fs.readFileSync(process.env.AUTHORITY), timeout };
  return new Promise((resolve, reject) => {
    const request = (address.startsWith('https') ? https : http).get(address, options, (answer) => {
      let body = '';
      answer.on('data', (part) => { body += part; });
      answer.on('error', reject);
      answer.on('end', () => {
        try { resolve(JSON.parse(body)); } catch (error) { reject(error); }
      });
    });
    request.on('error', reject);
    request.on('timeout', () => request.destroy());
  });
}

async function network() {
  for (const { provoked, url, kind, also } of JSON.parse(process.env.CASES)) {
    const fetched = async () => (await fetch(url, { signal: AbortSignal.timeout(1000) })).json();
    // The message of fetch says only that it failed; the cause is in the other forms.
    const hidden = kind === 'secureConnectionFailed' || provoked.endsWith('protocol') ? ['networkUnavailable'] : [];
    await provoke(`${provoked}, fetch`, fetched, kind, { also: [...also, ...hidden] });
    if (provoked.startsWith('redirects')) continue; // that client follows none
    await provoke(`${provoked}, https`, () => get(url), kind,
      { also: kind === 'timedOut' ? ['networkUnavailable'] : also });
  }
  await provoke('an address that is none', () => fetch('login'), 'misconfigured', { also: ['invalidRequest'] });
  const stopped = { signal: AbortSignal.abort() };
  await provoke('a call that was stopped', () => fetch(process.env.SILENT, stopped), 'canceled');
  await provoke('a network without a route, http', () => get('http://[2001:db8::1]/token', 9000), 'networkUnavailable');
  await provoke('a network that inspects traffic, fetch', () => fetch(process.env.INSPECTED), 'secureConnectionFailed',
    { also: ['networkUnavailable'] });
}

async function tokens() {
  const oauth = { provider: 'oauth' };
  const key = crypto.randomBytes(32);
  const at = (seconds) => Math.floor(Date.now() / 1000) + seconds;
  const sign = (claims, secret = key) => new jose.SignJWT({ iss: 'https://login.example.com', aud: 'shop', sub: 'mina',
    exp: at(3600), ...claims }).setProtectedHeader({ alg: 'HS256' }).sign(secret);
  const rules = { issuer: 'https://login.example.com', audience: 'shop', algorithms: ['HS256'] };
  const verify = (token, more) => async () => jose.jwtVerify(await token, key, { ...rules, ...more });
  const rejected = 'externalSignInRejected';
  const cases = [
    ['an ID token that has expired', verify(sign({ exp: 1700000000 })), rejected, { also: ['flowExpired'] }],
    ['an ID token for another app', verify(sign({ aud: 'other' })), 'securityCheckFailed', { also: ['misconfigured'] }],
    ['an ID token of another issuer', verify(sign({ iss: 'https://evil.example.com' })), 'securityCheckFailed'],
    ['an ID token of another key', verify(sign({}, crypto.randomBytes(32))), 'securityCheckFailed'],
    ['keys of a provider that are a page', async () => jose.jwtVerify(await sign({}, key),
      jose.createRemoteJWKSet(new URL(`${process.env.WEB}/page`))), 'invalidProviderResponse',
      { also: ['misconfigured'] }],
    ['keys of a provider that is down', async () => jose.jwtVerify(await sign({}, key),
      jose.createRemoteJWKSet(new URL(`${process.env.WEB}/502`))), 'providerUnavailable'],
    ['keys of a provider that are none', async () => jose.jwtVerify(await sign({}, key),
      jose.createRemoteJWKSet(new URL(`${process.env.WEB}/nothing`))), 'invalidProviderResponse',
      { also: ['misconfigured'] }],
    ['a token of an unknown key', async () => jose.jwtVerify(await new jose.SignJWT({}).setProtectedHeader({
      alg: 'RS256', kid: 'old' }).sign(crypto.generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey),
      jose.createLocalJWKSet({ keys: [] })), 'securityCheckFailed', { also: ['misconfigured'] }],
    ['an ID token of another algorithm', verify(sign({}), { algorithms: ['RS256'] }), 'securityCheckFailed',
      { also: ['misconfigured'] }],
    ['an ID token that is not yet valid', verify(sign({ nbf: at(3600) })), 'securityCheckFailed', { also: [rejected] }],
    ['an ID token without a subject', verify(sign({ sub: undefined }), { subject: 'mina' }), 'securityCheckFailed',
      { also: ['invalidProviderResponse'] }],
    ['an ID token that is too old', verify(sign({ iat: at(-7200) }), { maxTokenAge: '1h' }), rejected,
      { also: ['flowExpired'] }],
    ['an ID token that is none', verify('forged'), 'securityCheckFailed',
      { also: ['invalidProviderResponse', rejected] }],
    ['an ID token of another person', verify(sign({}), { subject: 'minsu' }), 'securityCheckFailed',
      { also: ['userMismatch'] }],
    ['a key that is none', () => jose.importSPKI('forged', 'RS256'),
      'misconfigured'],
    ['a private key that is none', () => crypto.createPrivateKey('forged'), 'misconfigured'],
    ['a private key under a wrong passphrase', () => crypto.createPrivateKey({ passphrase: 'wrong',
      key: crypto.generateKeyPairSync('ec', { namedCurve: 'P-256', publicKeyEncoding: { type: 'spki', format: 'pem' },
        privateKeyEncoding: { type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase: 'right' },
      }).privateKey }),
      'misconfigured'],
    ['a session cookie that was changed', () => {
      const cipher = crypto.createDecipheriv('aes-256-gcm', key, Buffer.alloc(12)).setAuthTag(Buffer.alloc(16));
      return cipher.update('00', 'hex') + cipher.final();
    }, 'securityCheckFailed', { also: ['sessionExpired'] }],
    ['a sealed session cookie of another secret', async () => jose.jwtDecrypt(await new jose.EncryptJWT({ sub: 'mina' })
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' }).encrypt(crypto.randomBytes(32)), key), 'sessionExpired',
      { also: ['securityCheckFailed'] }],
    ['a secret that is not set (crypto)', () => crypto.createHmac('sha256', process.env.SESSION_SECRET),
      'misconfigured', { also: ['internalError'] }],
    ['keys of a provider that does not answer in time', () => jose.jwtVerify(
      'eyJhbGciOiJSUzI1NiIsImtpZCI6ImsifQ.e30.c2ln', jose.createRemoteJWKSet(new URL(process.env.SILENT),
        { timeoutDuration: 300 })), 'timedOut'],
    ['signatures of two lengths', () => crypto.timingSafeEqual(Buffer.from('a'), Buffer.from('ab')),
      'securityCheckFailed', { also: ['internalError'] }],
  ];
  for (const [provoked, action, kind, label] of cases) {
    const flow = provoked.startsWith('an ID token') ? { flow: 'signIn' } : {};
    await provoke(provoked, async () => action(), kind, { ...oauth, ...flow, ...label });
  }
}

function passports() {
  const strategy = (action) => Object.assign(Object.create(new passport.Strategy()), { authenticate: action });
  const run = (given, options, session) => new Promise((resolve, reject) => {
    const guard = new passport.Passport();
    if (given) guard.use('local', given);
    const request = { method: 'POST', url: '/sign-in', headers: {}, session };
    const answer = new http.ServerResponse(request);
    answer.end = (text) => {
      const headers = { 'WWW-Authenticate': String(answer.getHeader('WWW-Authenticate')) };
      console.log(JSON.stringify({ ...run.label, status: answer.statusCode, headers, body: text }));
      resolve();
    };
    guard.authenticate('local', options)(request, answer, (error) => (error ? reject(error) : resolve()));
  });
  const session = { regenerate: (done) => done(), save: (done) => done() };
  const local = { provider: 'oauth', flow: 'signIn' };
  const refuse = strategy(function refuse() { this.fail('Bearer realm="shop"', 401); });
  const accept = strategy(function accept() { this.success({ id: 1 }); });
  run.label = { provoked: 'a wrong password, passport', kind: 'invalidCredentials', ...local };
  const misconfigured = { ...local, also: ['internalError'] };
  return run(refuse, {}, session).then(() => provoke('a wrong password, passport',
    () => run(refuse, { failWithError: true }, session), 'invalidCredentials', local))
    .then(() => provoke('a strategy that is not there', () => run(null, {}, session), 'misconfigured', misconfigured))
    .then(() => provoke('a user who cannot be stored', () => run(accept, {}, session), 'misconfigured', misconfigured))
    .then(() => provoke('no session middleware', () => run(accept, {}, undefined), 'misconfigured', misconfigured))
    .then(() => provoke('a session store that cannot make a new session', () => run(accept, {}, { passport: {} }),
      'misconfigured', misconfigured))
    .then(() => provoke('a session of a user who is stored no longer', () => new Promise((resolve, reject) => {
      new passport.Passport().authenticate('session')({ session: { passport: { user: 7 } } }, {},
        (error) => (error ? reject(error) : resolve()));
    }), 'sessionExpired', { provider: 'oauth', also: ['misconfigured', 'internalError'] }));
}

network().then(tokens).then(passports).then(() => process.exit()); // not waiting for open sockets
