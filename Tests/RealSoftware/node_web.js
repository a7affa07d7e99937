// What axios, got, superagent, ajv, express and nodemailer say when signing in or up fails.
'use strict';
const http = require('http');
const util = require('util');
const Ajv = require('ajv');
const axios = require('axios');
const express = require('express');
const got = require('/usr/share/nodejs/got');
const nodemailer = require('nodemailer');
const superagent = require('superagent');

function say(provoked, error, kind, label = {}) {
  const repr = util.inspect(error, { depth: 0 }).replace(/\n\s+at .*/g, '');
  console.log(JSON.stringify({ provoked, text: error.message, repr, traceback: error.stack, kind, ...label }));
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

// The clients, each as a front end or a gateway calls its sign-in with it.
const CLIENTS = {
  axios: (url, body) => axios.post(url, body, { timeout: 1000 }),
  got: (url, body) => got.post(url, { json: body, timeout: 1000, retry: 0, responseType: 'json' }),
  superagent: (url, body) => superagent.post(url).send(body).timeout(1000),
};

// Which client meets which failure: each failure of the network once or twice.
const CHOSEN = {
  axios: ['a refused connection', 'a host name', 'in time', 'hangs up', 'nobody signed', 'an expired certificate',
    'status 429', 'status 502', 'status 503'],
  got: ['a refused connection', 'a host name', 'in time', 'another host', 'status 500', 'status 504'],
  superagent: ['a refused connection', 'in time', 'a connection that is reset', 'status 503'],
};

async function network() {
  const cases = JSON.parse(process.env.CASES);
  for (const [name, call] of Object.entries(CLIENTS)) {
    for (const { provoked, url, kind, also } of cases) {
      if (!CHOSEN[name].some((part) => provoked.includes(part))) continue;
      await provoke(`${name}: ${provoked}`, () => call(url, {}), kind,
        { also, flow: 'signIn', provider: 'urlsession' });
    }
  }
  await provoke('axios: a call that was stopped', () => axios.get(process.env.SILENT, {
    signal: AbortSignal.abort() }), 'canceled', { flow: 'signIn', provider: 'urlsession' });
  await provoke('axios: an address that is none', () => axios.get('http://'), 'misconfigured',
    { also: ['invalidRequest', 'networkUnavailable'], flow: 'signIn', provider: 'urlsession' });
  await provoke('got: a page instead of JSON', () => got(`${process.env.WEB}/page`, { responseType: 'json' }),
    'invalidProviderResponse', { also: ['networkUnavailable'], flow: 'signIn', provider: 'urlsession' });
  await provoke('superagent: JSON that ends early', () => superagent.get(`${process.env.WEB}/early`),
    'invalidProviderResponse', { flow: 'signIn', provider: 'urlsession' });
}

// The app's own server, whose answers a client turns into errors.
const ANSWERS = [
  ['/wrong', 401, { message: 'Incorrect username or password.' }, 'invalidCredentials', { flow: 'signIn' }],
  ['/taken', 409, { error: 'EMAIL_TAKEN', message: 'An account with this email already exists' }, 'emailAlreadyInUse',
    { flow: 'signUp', field: 'email' }],
  ['/old', 401, { message: 'jwt expired' }, 'sessionExpired', {}],
  ['/code', 400, { message: 'Invalid OTP' }, 'invalidVerificationCode', { flow: 'verify', field: 'code' }],
  ['/locked', 423, { message: 'Account locked due to too many failed login attempts' }, 'accountLocked',
    { flow: 'signIn' }],
  ['/link', 410, { message: 'This reset link has expired' }, 'actionLinkInvalid', { flow: 'recover' }],
];

function site() {
  const app = express();
  for (const [path, status, body] of ANSWERS) app.post(path, (_, answer) => answer.status(status).json(body));
  app.post('/signin', express.json({ limit: '1kb' }), (_, answer) => answer.json({}));
  app.get('/broken', () => { throw new TypeError("Cannot read properties of null (reading 'passwordHash')"); });
  app.get('/user/:name', (_, answer) => answer.json({}));
  return app;
}

async function answered(origin) {
  for (const [path, status, , kind, label] of ANSWERS) {
    for (const name of ['axios', 'got']) {
      const error = await CLIENTS[name](origin + path, {}).then(() => null, (raised) => raised);
      // As an app logs it: the message tells the status only, the server's body what happened.
      const body = JSON.stringify(error.response.data ?? error.response.body);
      console.log(JSON.stringify({ provoked: `${name}: status ${status}, ${path}`,
        text: `${error.name}: ${error.message} ${body}`, kind, ...label }));
    }
  }
  const json = { 'content-type': 'application/json' };
  for (const [provoked, path, options, kind, label] of [
    ['a body that is no JSON', '/signin', { method: 'POST', headers: json, body: '{"email": ' }, 'invalidRequest', {}],
    ['a body that is too large', '/signin', { method: 'POST', headers: json, body: JSON.stringify('x'.repeat(2000)) },
      'invalidRequest', { also: ['invalidField'] }],
    ['a character set that it does not know', '/signin', { method: 'POST',
      headers: { 'content-type': 'application/json; charset=x' }, body: '{}' }, 'invalidRequest', {}],
    ['a path that there is not', '/login', { method: 'POST' }, 'invalidRequest', { also: ['misconfigured'] }],
    ['an address with a broken escape', '/user/%E0%A4%A', {}, 'invalidRequest', {}],
    ['a mistake in the handler', '/broken', {}, 'internalError', {}],
  ]) {
    const answer = await fetch(origin + path, options);
    const headers = { 'content-type': answer.headers.get('content-type') };
    console.log(JSON.stringify({ provoked: `express: ${provoked}`, status: answer.status, headers,
      body: await answer.text(), kind, flow: 'signIn', ...label }));
  }
}

function fields() {
  const check = new Ajv({ allErrors: true }).compile({
    type: 'object', required: ['email', 'username', 'password'], additionalProperties: false,
    properties: {
      email: { type: 'string', format: 'email' }, username: { type: 'string', minLength: 3, pattern: '^[a-z0-9_]+$' },
      password: { type: 'string', minLength: 8 }, birthDate: { type: 'string', format: 'date' },
      age: { type: 'integer', minimum: 14 }, plan: { enum: ['free', 'team'] } } });
  const good = { email: 'hong@example.com', username: 'hong', password: 'correct horse battery 9' };
  for (const [provoked, changed, kind, label] of [
    ['malformed e-mail', { email: 'hong' }, 'invalidEmail', { field: 'email' }],
    ['no e-mail', { email: undefined }, 'missingField', { field: 'email' }],
    ['no password', { password: undefined }, 'missingField', { field: 'password' }],
    ['short password', { password: 'xK9!' }, 'weakPassword', { field: 'password', arguments: { minLength: 8 } }],
    ['short user name', { username: 'h' }, 'invalidField', { field: 'username', arguments: { minLength: 3 } }],
    ['a user name with a space', { username: 'hong gil' }, 'invalidFormat',
      { field: 'username', also: ['invalidField'] }],
    ['a malformed birth date', { birthDate: '31.12.1999' }, 'invalidField', { field: 'birthDate' }],
    ['too young', { age: 12 }, 'ageRestricted', { also: ['invalidField'] }],
    ['an unknown choice', { plan: 'gold' }, 'valueNotAllowed', { also: ['invalidField'] }],
    ['a field that there is not', { role: 'admin' }, 'invalidRequest', {}],
  ]) {
    if (check(JSON.parse(JSON.stringify({ ...good, ...changed })))) throw new Error(provoked);
    console.log(JSON.stringify({ provoked: `ajv: ${provoked}`, json: JSON.stringify(check.errors),
      text: new Ajv().errorsText(check.errors), kind, flow: 'signUp', ...label }));
  }
}

async function mail() {
  const message = { from: 'shop@example.com', to: 'mina@example.com', subject: 'Your code', text: '123456' };
  const send = (port, more) => nodemailer.createTransport({ host: '127.0.0.1', port, connectionTimeout: 1000,
    greetingTimeout: 1000, socketTimeout: 1000, auth: { user: 'shop', pass: 'secret' }, ...more })
    .sendMail({ ...message, ...more });
  const refusals = JSON.parse(process.env.MAILS);
  for (const { provoked, port, kind, also } of refusals) {
    await provoke(`nodemailer: ${provoked}`, () => send(port), kind, { also, flow: 'verify' });
  }
  const port = (name) => Number(new URL(process.env[name]).port);
  await provoke('nodemailer: a server that refuses connections', () => send(port('CLOSED')), 'deliveryFailed',
    { also: ['providerUnavailable', 'networkUnavailable'], flow: 'verify' });
  await provoke('nodemailer: a server that does not greet in time', () => send(port('SILENT')), 'timedOut',
    { also: ['deliveryFailed'], flow: 'verify' });
  await provoke('nodemailer: no recipient', () => send(refusals[0].port, { to: '' }), 'deliveryFailed',
    { also: ['missingField', 'invalidRequest'], flow: 'verify' });
}

async function main() {
  await network();
  const server = http.createServer(site()).listen(0, '127.0.0.1');
  await new Promise((resolve) => { server.on('listening', resolve); });
  await answered(`http://127.0.0.1:${server.address().port}`);
  server.close();
  server.closeAllConnections();
  fields();
  await mail();
}

main().then(() => process.exit());
