import { afterAll, beforeAll, expect, test } from 'vitest';
import { shareChannels } from '#contract/agents.ts';
import { openAgentTest, type AgentTest } from '#sandbox/testing/agentTest.ts';
import { samples } from '#sandbox/testing/samples.ts';
import { startOf } from '#sandbox/manila.ts';
import { linkOf, shareUrlsOf } from './links.ts';

let operator: AgentTest;
beforeAll(async () => {
  operator = await openAgentTest();
});
afterAll(() => operator.close());

const day = 24 * 60 * 60_000;
const link = linkOf('https://perlas.example', 'A1B2C3D4');

test('a link opens the app’s registration with the code filled in (SH-01)', () => {
  expect(link).toBe('https://perlas.example/auth/register?code=A1B2C3D4');
});

test('every channel has an address that carries the full link (SH-01)', () => {
  const urls = shareUrlsOf(link);
  expect(Object.keys(urls)).toEqual([...shareChannels]);
  for (const url of Object.values(urls)) expect(decodeURIComponent(url)).toContain(link);
  expect([urls.default, urls.copy]).toEqual([link, link]);
  for (const channel of ['facebook', 'telegram'] as const) {
    const { protocol, searchParams } = new URL(urls[channel]);
    expect(protocol).toBe('https:');
    expect([...searchParams.values()]).toEqual([link]);
  }
});

test('all channel links are returned after log-in (SH-01)', async () => {
  const { token } = await operator.player();
  const { inviteCode, shareUrlMap } = await operator.call('getAfterLoginInfoWeb', samples.getAfterLoginInfoWeb, token);
  expect(shareUrlMap).toEqual(shareUrlsOf(linkOf('http://localhost:4173', String(inviteCode))));
});

test('a tap on share is counted once a day by each channel, whatever the number of copies (SH-01, S18)', async () => {
  const { token, userId } = await operator.player();
  const requestId = crypto.randomUUID();
  const tap = (more: object) => operator.act('actInviteClickInvite', { via: 'viber', ...more }, token);
  await Promise.all([tap({ requestId }), tap({ requestId }), tap({ requestId })]);
  expect(await tap({})).toMatchObject({ errcode: 0, shareUrl: expect.any(String) });
  await tap({ via: 'copy' });
  operator.clock.time = startOf('day', operator.clock.time) + day;
  await tap({});
  const taps = operator.db.selectFrom('inviteTaps').select('via').where('userId', '=', userId).orderBy('id');
  expect(await taps.execute()).toEqual([{ via: 'viber' }, { via: 'copy' }, { via: 'viber' }]);
});
