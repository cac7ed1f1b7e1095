import { execFile } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { runKit } from './runKit.ts';

/** Time for starting the kit on a busy machine, milliseconds. */
const patience = 120_000;

/** Runs the kit; resolves with its exit code and what it printed. */
async function kit(...words: string[]) {
  const lines: string[] = [];
  const print = (text: string) => void lines.push(text);
  const code = await runKit(words, { log: print, error: print });
  return { code, printed: lines.join('\n').trim() };
}

/** Runs the kit as a command. */
const command = (...words: string[]) =>
  new Promise<{ code: unknown; printed: string }>((resolve) => {
    const args = ['sandbox/run.js', 'tests/conformance/run.ts', ...words];
    execFile(process.execPath, args, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, printed: `${stdout}${stderr}`.trim() }),
    );
  });

/** The address of a server on a free port, while work is done with it. */
async function serving<T>(listener: RequestListener, work: (base: string) => Promise<T>): Promise<T> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.close();
  }
}

test(
  'an operator that can’t be reached is one sentence, and no check is made',
  async () => {
    const base = await serving(
      () => {},
      async (address) => address,
    );
    const { code, printed } = await command('--base', base);
    expect(printed).toMatch(new RegExp(`^Nothing answers at ${base}: .*ECONNREFUSED.*\\.$`));
    expect(code).toBe(2);
  },
  patience,
);

test(
  'a server without the API is one sentence, and no check is made',
  async () => {
    const page: RequestListener = (_, response) => response.writeHead(404).end('<h1>Not found</h1>');
    const { code, printed } = await serving(page, (base) => kit('--base', base));
    expect(printed).toMatch(/^http:\S+ has no API: anonymous\/appConfig is answered with HTTP 404 and no JSON\.$/);
    expect(code).toBe(2);
  },
  patience,
);

/** The file of a configuration with a clock at an address. */
function fileWithClock(clock: string): string {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'conformance-')), 'config.json');
  writeFileSync(file, JSON.stringify({ clock }));
  return file;
}

/** An operator who answers the first calls, with its own time; the clock's path as given. */
const withClock =
  (clock: RequestListener): RequestListener =>
  (request, response) => {
    if (request.method === 'PUT') return clock(request, response);
    response.writeHead(200, { 'content-type': 'application/json' });
    return response.end(JSON.stringify({ errcode: 0, code: 200, serverTime: Date.now() }));
  };

test.each<[string, RequestListener, RegExp]>([
  [
    'that isn’t there',
    (_, response) => response.writeHead(404).end(),
    /^The "clock" at http:\S+\/clock can’t be set: HTTP 404\. Correct it, or leave it out\.$/,
  ],
  [
    'that closes the connection',
    (request) => request.destroy(),
    /^The "clock" at http:\S+\/clock can’t be set: fetch failed: .+\. Correct it, or leave it out\.$/,
  ],
  [
    'that changes nothing',
    (_, response) => response.writeHead(200).end('{}'),
    /^The "clock" at http:\S+\/clock takes a PUT of \{"ms"\}, but serverTime of preLogin doesn’t follow\.$/,
  ],
])(
  'a clock %s is one sentence, and no check is made',
  async (_, clock, said) => {
    const { code, printed } = await serving(withClock(clock), (base) =>
      kit('--base', base, '--config', fileWithClock(`${base}/clock`)),
    );
    expect(printed).toMatch(said);
    expect(code).toBe(2);
  },
  patience,
);

test.each([
  ['a folder as the configuration', ['--config', '.'], /^EISDIR/],
  ['a folder for reports that can’t be made', ['--out', 'package.json/x'], /^(ENOTDIR|EEXIST)/],
])(
  '%s is one sentence and the usage',
  async (_, words, said) => {
    const { code, printed } = await kit('--base', 'http://127.0.0.1:1', ...words);
    expect(printed).toMatch(said);
    expect(printed).toContain('npm run conformance --');
    expect(printed).not.toMatch(/^\s+at /m);
    expect(code).toBe(2);
  },
  patience,
);
