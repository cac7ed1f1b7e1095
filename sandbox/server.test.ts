import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type OutgoingHttpHeaders } from 'node:http';
import { connect, createServer, type AddressInfo, type Server } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startServer, type RunningServer } from './server.ts';

const dist = mkdtempSync(path.join(tmpdir(), 'perlas-dist-'));
let port: number;
let server: RunningServer;

beforeAll(async () => {
  writeFileSync(path.join(dist, 'index.html'), '<!doctype html><title>Perlas</title>');
  port = await fiveInARow();
  server = await startServer({ port, dist, data: 'memory://', host: '0.0.0.0', allowedHosts: ['perlas.example'] });
}, 60_000);
afterAll(async () => {
  await server?.close();
  rmSync(dist, { recursive: true });
});

/** The first of five consecutive free ports. */
async function fiveInARow(): Promise<number> {
  const first = await taken(0);
  const { port: start } = first.address() as AddressInfo;
  const others = await Promise.all([1, 2, 3, 4].map((offset) => taken(start + offset).catch(() => undefined)));
  for (const each of [first, ...others]) each?.close();
  return others.every(Boolean) ? start : fiveInARow();
}

async function taken(wanted: number): Promise<Server> {
  const held = createServer().listen(wanted, '127.0.0.1');
  await once(held, 'listening');
  return held;
}

/** The status of a request to one of the five ports. */
function status(offset: number, headers: OutgoingHttpHeaders, { method = 'GET', at = '/', body = '' } = {}) {
  return new Promise<number>((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port: port + offset, path: at, method, headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode!);
    });
    sent.once('error', reject);
    sent.end(body);
  });
}

const ports = [
  ['the app', 0, '/'],
  ['the game provider', 1, '/page/slot.js'],
  ['the payment gateway', 2, '/page/checkout.css'],
  ['the back office', 3, '/sms.json'],
] as const;

test.each(ports)('%s accepts only loopback and configured host names (S5)', async (_, offset, at) => {
  const known = await status(offset, { host: `127.0.0.1:${port + offset}` }, { at });
  for (const host of [`localhost:${port}`, `LOCALHOST:${port}`, '[::1]', 'perlas.example', 'Perlas.Example:80'])
    expect([host, await status(offset, { host }, { at })]).toEqual([host, known]);
  const foreign = [
    'evil.example',
    `evil.example:${port}`,
    'localhost.evil.example',
    '127.0.0.1.nip.io',
    '192.168.1.5',
    'a@localhost',
    '%',
  ];
  for (const host of foreign) expect([host, await status(offset, { host }, { at })]).toEqual([host, 403]);
});

test('the app’s origin answers a health check with a short text', async () => {
  const answer = await fetch(`http://localhost:${port}/healthz`);
  expect([answer.status, await answer.text()]).toEqual([200, 'ok']);
});

test('the app’s origin serves the wrapper test page, and assetlinks only with an app (O-40)', async () => {
  const host = { host: `localhost:${port}` };
  expect(await status(0, host, { at: '/wrapper/test.html' })).toBe(200);
  expect(await status(0, host, { at: '/wrapper/nothing' })).toBe(404);
  expect(await status(0, host, { at: '/.well-known/assetlinks.json' })).toBe(404);
});

test('the back office listens on loopback only, whatever the others listen on (S5)', async () => {
  const outward = Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
  const isReachable = async (offset: number) => {
    const near = connect(port + offset, outward ?? '127.0.0.2');
    const reached = await once(near, 'connect').then(
      () => true,
      () => false,
    );
    near.destroy();
    return reached;
  };
  expect(await Promise.all([0, 1, 2, 3].map(isReachable))).toEqual([true, true, true, false]);
});

const rules = { method: 'PUT', at: '/switches/webhooks', body: '{"ms":0}' };
const json = { 'content-type': 'application/json' };

test('switches accept JSON from their own pages and programs only (S5)', async () => {
  const own = `http://127.0.0.1:${port + 3}`;
  const send = (headers: OutgoingHttpHeaders, what: object = rules) =>
    status(3, { host: `127.0.0.1:${port + 3}`, ...headers }, what);
  expect(await send(json)).toBe(200);
  expect(await send({ 'content-type': 'application/json; charset=utf-8', origin: own })).toBe(200);
  for (const origin of ['https://evil.example', 'null', `http://localhost:${port}`, `http://127.0.0.1:${port + 1}`])
    expect([origin, await send({ ...json, origin })]).toEqual([origin, 403]);
  for (const type of [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'application/jsonp',
    '',
  ])
    expect([type, await send({ 'content-type': type })]).toEqual([type, 415]);
  expect(await send({ origin: 'https://evil.example' }, { method: 'POST', at: '/switches/reset' })).toBe(403);
  expect(await send({}, { method: 'POST', at: '/switches/reset' })).toBe(415);
  expect(await send({ origin: 'https://evil.example' }, { method: 'DELETE', at: '/history' })).toBe(403);
});

test('a taken port is named, with how many ports the sandbox needs', async () => {
  await expect(startServer({ port, dist, data: 'memory://' })).rejects.toThrow(
    /^Port \d+ .* needs five ports in a row;/,
  );
  for (const { port: each } of Object.values(server.origins).map((origin) => new URL(origin)))
    expect(Number(each) - port).toBeLessThan(5);
});

test('closing during log-ins finishes their work before the database closes', async () => {
  const failed = vi.spyOn(console, 'error').mockImplementation(() => {});
  const at = await fiveInARow();
  const closing = await startServer({ port: at, dist, data: 'memory://' });
  const body = JSON.stringify({ account: 'juan88', password: 'perlas88', loginKind: 2, deviceId: 'd1' });
  const logIn = () =>
    fetch(`http://127.0.0.1:${at}/app/v1/accountLogin`, { method: 'POST', headers: json, body }).catch(() => {});
  const logIns = Array.from({ length: 5 }, logIn);
  await vi.waitUntil(() => closing.history.all().length > 0, { interval: 5 });
  await closing.close();
  await Promise.all(logIns);
  expect(failed).not.toHaveBeenCalled();
  expect(closing.history.all().filter(({ answeredAt }) => !answeredAt)).toEqual([]);
});
