import { expect, test } from 'vitest';
import { androidApp, assetLinks } from './assetLinks.ts';

const print = Array.from({ length: 32 }, (_, at) => at.toString(16).padStart(2, '0').toUpperCase()).join(':');

test('O-40: the site names the app that may open its links, and the keys that it is signed with', async () => {
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

test('a site without an app says nothing of one', () => {
  expect(androidApp(undefined, '')).toBeUndefined();
  expect(assetLinks(undefined).status).toBe(404);
});

test.each([
  ['perlas', print, /ANDROID_PACKAGE/],
  ['', print, /ANDROID_PACKAGE/],
  ['ph.perlas.app', '', /ANDROID_FINGERPRINTS/],
  ['ph.perlas.app', 'AB:CD', /"AB:CD" is none/],
  ['ph.perlas.app', `${print} x`, /"X" is none/],
])('settings that Android wouldn’t take are named at the start: %j, %j', (name, prints, fault) => {
  expect(() => androidApp(name, prints)).toThrow(fault);
});
