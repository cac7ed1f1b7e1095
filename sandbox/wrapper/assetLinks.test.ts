import { expect, test } from 'vitest';
import { androidApp, assetLinks } from './assetLinks.ts';

const print = Array.from({ length: 32 }, (_, at) => at.toString(16).padStart(2, '0').toUpperCase()).join(':');

test('assetlinks.json names the configured app and its signing keys (O-40)', async () => {
  const app = androidApp('ph.perlas.app', `${print.toLowerCase()}, ${print}`);
  const response = assetLinks(app);
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  expect(await response.json()).toEqual([
    {
      relation: ['delegate_permission/common.handle_all_urls', 'delegate_permission/common.get_login_creds'],
      target: { namespace: 'android_app', package_name: 'ph.perlas.app', sha256_cert_fingerprints: [print, print] },
    },
  ]);
});

test('without an app there is no statement', () => {
  expect(androidApp(undefined, '')).toBeUndefined();
  expect(assetLinks(undefined).status).toBe(404);
});

test.each([
  ['perlas', print, /ANDROID_PACKAGE/],
  ['', print, /ANDROID_PACKAGE/],
  ['ph.perlas.app', '', /ANDROID_FINGERPRINTS/],
  ['ph.perlas.app', 'AB:CD', /"AB:CD" is none/],
  ['ph.perlas.app', `${print} x`, /"X" is none/],
])('settings Android would reject fail at startup: %j, %j', (name, prints, fault) => {
  expect(() => androidApp(name, prints)).toThrow(fault);
});
