import { expect, test, vi } from 'vitest';
import { chatOf } from './chatAddress.ts';

const app = { origin: 'https://app.perlas.test' };
const built = { page: '', hosts: 'https://chat.test https://*.vendor.test' };
const contact = { url: 'https://chat.test/room?theme=dark#x', param1: '17', param2: 'vip & more' };
const address = (changes: Partial<typeof contact> = {}, settings = built) =>
  chatOf({ ...contact, ...changes }, { lang: 'fil', session: 'e1' }, app, settings)?.url;

test('the chat’s address carries licence, group, language and session only (SV-01)', () => {
  expect(address()).toBe('https://chat.test/room?theme=dark&licence=17&group=vip+%26+more&lang=fil&session=e1');
  const inEnglish = { lang: 'en', session: 'e1' };
  expect(chatOf({ ...contact, param2: null }, inEnglish, app, built)).toMatchObject({ licence: '17', group: '' });
});

test('without an address the build’s page is used, and without a licence no chat (SV-01)', () => {
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
])('%s is never framed by a build (SV-02, reliability 5.4)', (url) => {
  expect(address({ url })).toBeUndefined();
  expect(address({ url }, { page: 'https://hosted.test/', hosts: '' })).toBeUndefined();
});

test('the app itself is never framed as chat, even when listed (reliability 5.4)', () =>
  expect(address({ url: `${app.origin}/` }, { page: '', hosts: app.origin })).toBeUndefined());

test('the chat’s address is parsed without URL.canParse too', () => {
  vi.stubGlobal('URL', Object.assign(class extends URL {}, { canParse: undefined }));
  expect(address()).toMatch(/^https:\/\/chat\.test\/room\?/);
  expect(address({ url: 'https://' })).toBeUndefined();
  vi.unstubAllGlobals();
});
