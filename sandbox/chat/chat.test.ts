import { expect, test } from 'vitest';
import type { ChatMode } from '../operator/context/staffRules.ts';
import { liveChat } from './chat.ts';

let mode: ChatMode = 'open';
const app = liveChat({ mode: () => mode });
const ask = (query: string, referer = 'http://localhost:4173/service') =>
  app.request(`/chat?${query}`, { headers: { referer } });
const page = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).text();

test('the hosted page opens for a licence in the requested language and group (SV-01)', async () => {
  mode = 'open';
  expect((await ask('group=1')).status).toBe(404);
  expect((await ask(`licence=${'x'.repeat(65)}`)).status).toBe(404);
  expect(await page('licence=sandbox&group=vip&lang=fil')).toMatch(/<html lang="fil">[^]*data-group="vip"/);
  expect(await page('licence=sandbox&lang=xx')).toContain('<html lang="en">');
});

test('query parameters are rendered as text, never as markup (G1)', async () => {
  expect(await page('licence=a&group=%22%3E%3Cscript%3Ealert(1)%3C/script%3E')).not.toContain('<script>alert');
});

test('messages go only to the requesting app, on a loopback origin (G7)', async () => {
  expect(await page('licence=a')).toContain('data-app="http://localhost:4173"');
  expect(await page('licence=a', 'https://evil.test/')).toContain('data-app=""');
  expect(await page('licence=a', 'nonsense')).toContain('data-app=""');
});

test('QA can block framing, delay opening and set agents away (SV-02)', async () => {
  mode = 'open';
  const policyOf = async () => (await ask('licence=a')).headers.get('content-security-policy');
  expect(await policyOf()).toContain('frame-ancestors http://127.0.0.1:* http://localhost:*');
  mode = 'blocked';
  expect(await policyOf()).toContain("frame-ancestors 'none'");
  mode = 'slow';
  expect(await page('licence=a')).toContain('data-opens-in="15000"');
  mode = 'away';
  expect(await page('licence=a')).toContain('data-away="1"');
});

test('only the page’s own files are served', async () => {
  for (const name of ['chat.js', 'agent.js', 'chat.css']) expect((await app.request(`/page/${name}`)).status).toBe(200);
  expect((await app.request('/page/words.ts')).status).toBe(404);
});
