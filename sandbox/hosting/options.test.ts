import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asksForHelp, options, orderOf, usage } from './options.ts';

let dist = '';
beforeAll(() => {
  dist = mkdtempSync(path.join(tmpdir(), 'options-'));
  mkdirSync(path.join(dist, 'builds'));
  writeFileSync(path.join(dist, 'builds/latest.json'), '{"id":"b1"}');
  writeFileSync(
    path.join(dist, 'headers.json'),
    '{"/sw.js":{"Content-Security-Policy":"connect-src https://api.example.com"}}',
  );
});
afterAll(() => rmSync(dist, { recursive: true }));

const hostedBy = (...args: string[]) => orderOf(['--dist', dist, ...args], {}).hosted;

test.each([
  ['play.example.com', 'https://play.example.com', 443],
  ['play.example.com:8443', 'https://play.example.com:8443', 8443],
  ['localhost:4173', 'https://localhost:4173', 4173],
  ['https://play.example.com/', 'https://play.example.com', 443],
  ['http://localhost:4173', 'http://localhost:4173', 4173],
  ['http://play.example.com', 'http://play.example.com', 80],
])('--origin %s is %s, at port %i', (given, origin, port) => {
  expect(hostedBy('--origin', given)).toMatchObject({ origin, port });
});

test('the API’s own origin may be named without a scheme, too', () => {
  expect(hostedBy('--api-origin', 'api.example.com').apiOrigin).toBe('https://api.example.com');
});

test('reports go to the API, or to an address with a path', () => {
  expect(hostedBy('--api', 'http://10.0.0.5:8080/')).toMatchObject({
    api: 'http://10.0.0.5:8080',
    reports: 'http://10.0.0.5:8080',
  });
  expect(hostedBy('--reports', 'https://errors.example/api/1/security').reports).toBe(
    'https://errors.example/api/1/security',
  );
});

test.each([
  [
    ['--origin', 'ftp://play.example.com'],
    '--origin must be an origin such as https://play.example.com, and is "ftp://play.example.com".',
  ],
  [
    ['--origin', 'https://play.example.com/app'],
    '--origin must be an origin such as https://play.example.com, and is "https://play.example.com/app".',
  ],
  [['--origin', 'https://me:secret@play.example.com'], '--origin must be'],
  [['--origin', 'play example'], '--origin must be'],
  [['--origin', ''], '--origin must be'],
  [['--api', '10.0.0.5:8080'], '--api must be an origin such as http://10.0.0.5:8080, and is "10.0.0.5:8080".'],
  [['--api', 'http://api/v1'], '--api must be'],
  [['--api-origin', 'https://'], '--api-origin must be'],
  [
    ['--api-origin', 'https://other.example'],
    "This build doesn't call https://other.example: build it with VITE_API_BASE=https://other.example.",
  ],
  [['--reports', 'sink'], '--reports must be an address such as http://10.0.0.6:8080, and is "sink".'],
  [['--port', 'https'], '--port must be a whole number from 1 to 65535, and is "https".'],
  [['--port', '70000'], '--port must be'],
  [['--dist', '/nowhere'], '/nowhere has no builds/latest.json. Run: npm run build'],
  [['--orign', 'https://play.example.com'], "Unknown option '--orign'"],
])('%j is refused in one sentence', (args, text) => {
  expect(() => hostedBy(...args)).toThrow(text);
});

test.each(['--help', '-h'])('%s asks for the options, wherever it stands', (flag) => {
  expect(asksForHelp(['--origin', 'play.example.com', flag])).toBe(true);
  expect(asksForHelp(['--origin', 'play.example.com'])).toBe(false);
});

test('the help has every option with its default', () => {
  for (const [name, option] of Object.entries(options)) {
    expect(usage).toContain(`\n  --${name} `);
    if ('default' in option) expect(usage).toMatch(new RegExp(`\n  --${name} .*\\(${option.default}\\)\n`));
  }
});

test('the Android app is the one that the sandbox reads from the environment, too', () => {
  expect(orderOf(['--dist', dist], {}).configured).toEqual({});
  expect(() => orderOf(['--dist', dist], { ANDROID_PACKAGE: 'ph.perlas.app' })).toThrow('ANDROID_FINGERPRINTS must be');
});

test('the security contact is read from the environment, for the site’s origin', () => {
  const { configured } = orderOf(['--dist', dist, '--origin', 'play.example'], { SECURITY_CONTACT: 'a@b.example' });
  expect(configured.security).toMatchObject({ contact: 'mailto:a@b.example', origin: 'https://play.example' });
});
