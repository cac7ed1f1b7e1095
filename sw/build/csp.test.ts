import { expect, test } from 'vitest';
import { headers } from './headers.ts';
import { asHeader, asMeta, documentPolicy, scriptPolicy } from './csp.ts';
import { readSettings } from './settings.ts';

const inline = { scripts: ['sha256-aaa='], styles: ['sha256-bbb='] };
const sandbox = readSettings({});
const operator = readSettings({
  VITE_API_BASE: 'https://api.example.com/v2',
  VITE_CHAT_URL: 'https://chat.example.com/room?licence=1',
  VITE_CHAT_HOSTS: 'https://vip-chat.example.com',
  VITE_GAME_HOSTS: 'https://a.example https://b.example',
  VITE_PAY_HOSTS: 'https://pay.example',
  VITE_IMG_HOSTS: '',
});

test('only the app’s own scripts and styles, and the inline ones, are allowed', () => {
  const policy = documentPolicy(operator, inline);
  expect(policy).toMatchObject({
    'script-src': ["'self'", "'sha256-aaa='"],
    'style-src': ["'self'", "'sha256-bbb='"],
    'trusted-types': ['app', 'dompurify'],
  });
});

test('each partner host is allowed only where it belongs', () => {
  expect(documentPolicy(operator, inline)).toMatchObject({
    'connect-src': ["'self'", 'https://api.example.com'],
    'form-action': ["'self'", 'https://pay.example'],
    'frame-src': ['https://a.example', 'https://b.example', 'https://vip-chat.example.com', 'https://chat.example.com'],
    'img-src': ["'self'", 'data:', 'blob:'],
  });
});

test('nothing may be framed when neither games nor chats are listed', () => {
  const policy = documentPolicy(readSettings({ VITE_GAME_HOSTS: '', VITE_CHAT_HOSTS: '' }), inline);
  expect(policy['frame-src']).toEqual(["'none'"]);
});

test('settings without a chat host frame no local page for it', () => {
  const partners = { VITE_GAME_HOSTS: 'https://a.example', VITE_PAY_HOSTS: '', VITE_IMG_HOSTS: '' };
  expect(documentPolicy(readSettings(partners), inline)['frame-src']).toEqual(['https://a.example']);
});

test('https is enforced, except for partners on this machine', () => {
  expect(asHeader(documentPolicy(operator, inline))).toContain('upgrade-insecure-requests');
  expect(asHeader(documentPolicy(sandbox, inline))).not.toContain('upgrade-insecure-requests');
  expect(headers(operator, inline, [])['/']).toHaveProperty('Strict-Transport-Security');
  expect(headers(sandbox, inline, [])['/']).not.toHaveProperty('Strict-Transport-Security');
});

test('the document repeats the header, without header-only rules', () => {
  const policy = documentPolicy(operator, inline);
  const onlyInHeader = asHeader(policy)
    .split('; ')
    .filter((rule) => !asMeta(policy).split('; ').includes(rule));
  expect(onlyInHeader).toEqual(["frame-ancestors 'none'", 'report-to csp', 'report-uri /csp']);
});

test('the worker may call the operator, and create no scripts (G15)', () => {
  expect(asHeader(scriptPolicy(operator))).toBe(
    "default-src 'none'; script-src 'self'; connect-src 'self' https://api.example.com; " +
      "require-trusted-types-for 'script'; trusted-types 'none'",
  );
});

test('games may use fullscreen and sound, and nothing else', () => {
  const permissions = headers(operator, inline, [])['/']?.['Permissions-Policy'];
  expect(permissions).toContain('fullscreen=(self "https://a.example" "https://b.example")');
  expect(permissions).toContain('geolocation=()');
  expect(permissions).toContain('camera=(self)');
});

test('the document may use the camera and no other device feature (reliability 5.1) (S26)', () => {
  const said = headers(operator, inline, [])['/']?.['Permissions-Policy'] ?? '';
  const forbidden = said.split(', ').flatMap((each) => /^([\w-]+)=\(\)$/.exec(each)?.[1] ?? []);
  expect(forbidden.toSorted()).toEqual(['display-capture', 'geolocation', 'microphone', 'payment', 'serial', 'usb']);
});

test('every path has all its headers, so that the longest match is enough', () => {
  const found = headers(operator, inline, ['avatar/', 'icons/', 'manifest.webmanifest']);
  for (const own of Object.values(found))
    expect(own).toMatchObject({
      'Strict-Transport-Security': expect.any(String),
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': expect.any(String),
      'Cross-Origin-Resource-Policy': 'same-origin',
    });
  const cached = Object.entries(found).map(([at, own]) => [at, own['Cache-Control']]);
  expect(Object.fromEntries(cached)).toEqual({
    '/': 'no-cache',
    '/assets/': 'public, max-age=31536000, immutable',
    '/assets/core-': 'public, max-age=31536000, immutable',
    '/avatar/': 'public, max-age=86400',
    '/builds/': 'no-cache',
    '/icons/': 'no-cache',
    '/manifest.webmanifest': 'no-cache',
    '/notices.txt': 'no-cache',
    '/sbom.json': 'no-cache',
    '/sw-off.js': 'no-cache',
    '/sw.js': 'no-cache',
  });
  const governed = Object.keys(found).filter((at) => 'Content-Security-Policy' in found[at]!);
  expect(governed).toEqual(['/', '/assets/core-', '/sw.js']);
});
