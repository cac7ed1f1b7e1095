import { execFile } from 'node:child_process';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';

/** Time for starting the kit on a busy machine, milliseconds. */
const patience = 120_000;

/** Runs the kit as a command; resolves with its exit code and what it printed. */
const kit = (...words: string[]) =>
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
    const { code, printed } = await kit('--base', base);
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
