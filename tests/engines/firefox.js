#!/usr/bin/env node
/**
 * Starts the Firefox that `FIREFOX_PATH` names, behind a proxy that answers those of Playwright's BiDi commands that
 * released versions of Firefox don't know.
 */
import { spawn } from 'node:child_process';
import { WebSocket, WebSocketServer } from 'ws';

/** Commands whose effect a preference of the profile has instead. */
const answered = new Set(['emulation.setMediaFeaturesOverride']);
const listening = /WebDriver BiDi listening on (ws:\/\/\S+)/;

const firefox = spawn(String(process.env['FIREFOX_PATH']), process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
});
firefox.once('exit', (code) => process.exit(code ?? 1));
for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP']))
  process.on(signal, () => firefox.kill(signal));

firefox.stderr.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
  const address = listening.exec(text)?.[1];
  if (address) relay(address);
  else process.stderr.write(text);
});

/** The text of a message, which arrives in one piece. */
const textOf = (/** @type {import('ws').RawData} */ data) => /** @type {Buffer} */ (data).toString();

/** Relays one client's messages to Firefox and back. */
function relay(/** @type {string} */ address) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.once('listening', () => {
    const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${port}\n`);
  });
  server.on('connection', (client, { url }) => {
    const browser = new WebSocket(address + url, { maxPayload: 0 });
    const opened = new Promise((done) => browser.once('open', done));
    client.on('message', (data) => {
      const text = textOf(data);
      const { id, method } = JSON.parse(text);
      if (answered.has(method)) client.send(JSON.stringify({ type: 'success', id, result: {} }));
      else void opened.then(() => browser.send(text));
    });
    browser.on('message', (data) => client.send(textOf(data)));
    browser.once('close', () => client.close());
    client.once('close', () => browser.close());
  });
}
