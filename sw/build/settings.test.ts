import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readSettings, settings } from './settings.ts';

const faultOf = (environment: Record<string, string>) => {
  try {
    readSettings(environment);
    return '';
  } catch (error) {
    return String(error);
  }
};

test('a build without settings is the sandbox', () => {
  expect(readSettings({})).toMatchObject({
    VITE_APP_ID: 'perlas',
    VITE_API_BASE: '',
    VITE_ICON_BASE: '/icons',
    VITE_GAME_HOSTS: 'http://127.0.0.1:* http://localhost:*',
  });
});

test('the operator’s values are used, trimmed', () => {
  expect(readSettings({ VITE_BRAND_NAME: ' Sampaguita ' }).VITE_BRAND_NAME).toBe('Sampaguita');
});

test('one error names every invalid setting and its value', () => {
  const fault = faultOf({ VITE_APP_ID: '', VITE_API_BASE: 'api.example.com' });
  expect(fault).toContain('VITE_APP_ID must not be empty');
  expect(fault).toContain('VITE_API_BASE must be an https address (it is "api.example.com")');
});

test.each([
  ['VITE_API_BASE', 'https://api.example.com'],
  ['VITE_API_BASE', 'http://127.0.0.1:4300'],
  ['VITE_CHAT_URL', ''],
  ['VITE_ICON_BASE', 'https://icons.example.com/v1'],
  ['VITE_GAME_HOSTS', 'https://games.example.com https://*.partner.example:8443'],
  ['VITE_IMG_HOSTS', ''],
])('%s may be "%s"', (name, value) => {
  expect(faultOf({ [name]: value })).toBe('');
});

test.each([
  ['VITE_API_BASE', 'http://api.example.com'],
  ['VITE_API_BASE', 'https://api.example.com/'],
  ['VITE_DECLINE_URL', 'javascript:alert(1)'],
  ['VITE_ICON_BASE', '//icons.example.com'],
  ['VITE_GAME_HOSTS', 'https:'],
  ['VITE_GAME_HOSTS', 'https://games.example.com/lobby'],
  ['VITE_PAY_HOSTS', 'https://pay.example.com; script-src *'],
  ['VITE_IMG_HOSTS', '*'],
])('%s may not be "%s"', (name, value) => {
  expect(faultOf({ [name]: value })).toContain(name);
});

test.each([
  ['VITE_API_BASE', 'https://api.example.com/', 'must be without the / at its end'],
  ['VITE_API_BASE', 'https://api.example.com?', 'must be without the ? at its end'],
  ['VITE_ICON_BASE', '/icons/', 'must be without the / at its end'],
  ['VITE_ICON_BASE', 'https://icons.example.com/v1/', 'must be without the / at its end'],
  ['VITE_ICON_BASE', '//icons.example.com', 'must be a path such as /icons, or an https address'],
  ['VITE_ICON_BASE', 'icons', 'must be a path such as /icons, or an https address'],
])('%s as "%s" %s', (name, value, fault) => {
  expect(faultOf({ [name]: value })).toContain(`${name} ${fault} (it is "${value}")`);
});

test.each([
  ['VITE_GAME_HOST', 'VITE_GAME_HOSTS'],
  ['VITE_GAMES_HOSTS', 'VITE_GAME_HOSTS'],
  ['VITE_IMAGE_HOSTS', 'VITE_IMG_HOSTS'],
  ['VITE_GOOGLE_ID', 'VITE_GOOGLE_CLIENT_ID'],
  ['VITE_APPID', 'VITE_APP_ID'],
  ['VITE_API_URL', 'VITE_API_BASE'],
  ['VITE_PAYHOSTS', 'VITE_PAY_HOSTS'],
])('%s is no setting, and the error asks whether %s was meant', (name, meant) => {
  expect(faultOf({ [name]: 'https://games.example.com' })).toContain(`${name} is no setting: did you mean ${meant}?`);
});

test('a name like no setting is named alone, beside every other fault', () => {
  const fault = faultOf({ VITE_QQ: '1', VITE_APP_ID: '' });
  expect(fault).toContain('VITE_QQ is no setting, see docs/operator.md');
  expect(fault).toContain('VITE_APP_ID must not be empty');
});

test('what Vite sets itself, and what isn’t named as a setting, is left alone', () => {
  expect(faultOf({ VITE_USER_NODE_ENV: 'production', PERLAS_BRAND: 'brand', HOME: '/' })).toBe('');
});

test('page and worker know the type of every setting', () => {
  const declared = readFileSync(path.join(import.meta.dirname, '../../worker/env.d.ts'), 'utf8').match(/VITE_\w+/g);
  expect(declared).toEqual(Object.keys(settings));
});
