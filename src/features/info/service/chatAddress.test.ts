import { expect, test, vi } from 'vitest';
import { chatOf } from './chatAddress.ts';

const app = { origin: 'https://app.perlas.test' };
const built = { page: '', hosts: 'https://chat.test https://*.vendor.test' };
const contact = { url: 'https://chat.test/room?theme=dark#x', param1: '17', param2: 'vip & more' };
const address = (changes: Partial<typeof contact> = {}, settings = built) =>
  chatOf({ ...contact, ...changes }, 'fil', app, settings)?.url;

test('SV-01: licence, group and language are in the chat’s address, and nothing else is', () => {
  expect(address()).toBe('https://chat.test/room?theme=dark&licence=17&group=vip+%26+more&lang=fil');
  expect(chatOf({ ...contact, param2: null }, 'en', app, built)).toMatchObject({ licence: '17', group: '' });
});

test('SV-01: without an address of its own it is the page of the build, and without a licence there is none', () => {
  const page = 'https://hosted.test/chat';
  expect(address({ url: '' }, { page, hosts: '' })).toMatch(/^https:\/\/hosted\.test\/chat\?licence=17/);
  expect(address({ url: '' })).toBeUndefined();
  expect(address({ param1: '' })).toBeUndefined();
});

test.each([
  'https://evil.test/',
  'https://chat.test.evil.test/',
  'http://chat.test/',
  'https://u:p@chat.test/',
  'https://app.perlas.test/',
  'javascript:alert(1)',
  'data:text/html,x',
  '//chat.test/',
  '/chat',
])('SV-02, reliability 5.4: %s is framed by no build', (url) => {
  expect(address({ url })).toBeUndefined();
  expect(address({ url }, { page: 'https://hosted.test/', hosts: '' })).toBeUndefined();
});

test('reliability 5.4: the app itself is never the chat, even where it is listed', () =>
  expect(address({ url: `${app.origin}/` }, { page: '', hosts: app.origin })).toBeUndefined());

test('a chat’s address is read by browsers without `URL.canParse` too', () => {
  vi.stubGlobal('URL', Object.assign(class extends URL {}, { canParse: undefined }));
  expect(address()).toMatch(/^https:\/\/chat\.test\/room\?/);
  expect(address({ url: 'https://' })).toBeUndefined();
  vi.unstubAllGlobals();
});
