import { expect, test } from 'vitest';
import { wrongCode, wrongPassword } from '#contract/codes.ts';
import { playerOn } from '#tests/support/rgPlayer.ts';
import { settle } from '#tests/support/world.ts';

const minute = 60_000;

/** A player whose operator answers with `first` until `back`, and then carries out what it is sent. */
async function playerMeeting(first: () => unknown) {
  const applied: Record<string, unknown>[] = [];
  let isDown = true;
  const take = (body: Record<string, unknown>) => {
    if (isDown) return first();
    applied.push(body);
    return { errcode: 0, applied: true, effectiveAt: 0, id: 1 };
  };
  const tab = await playerOn({ marketingOptOut: take, selfLimitSet: take });
  return {
    ...tab,
    applied,
    back: () => void (isDown = false),
    async afterRetries() {
      await tab.world.pass(5 * minute);
      await settle();
      return applied.at(-1);
    },
  };
}

const badGateway = () => new Response('', { status: 502 });

test.each([
  ['a 502', badGateway],
  ['429', () => ({ errcode: 429 })],
  ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch'))],
] as const)('of two opt-outs the later one stays when the first met %s (RG-20)', async (_, first) => {
  const { app, back, afterRetries } = await playerMeeting(first);
  expect(await app.rg.optOut({ sms: true })).toMatchObject({ isDelivered: false });
  back();
  expect(await app.rg.optOut({ sms: false })).toMatchObject({ isDelivered: true });
  expect(await afterRetries()).toMatchObject({ sms: false });
});

test('a later opt-out of the same offers that is kept, too, is the only one sent (RG-20)', async () => {
  const { app, back, afterRetries, applied } = await playerMeeting(badGateway);
  await app.rg.optOut({ sms: true });
  await app.rg.optOut({ push: true, sms: true });
  back();
  await afterRetries();
  expect(applied.map(({ push, sms }) => [push, sms])).toEqual([[true, true]]);
});

test('a later opt-out of other offers leaves the one before it waiting (RG-20)', async () => {
  const { app, back, afterRetries, applied } = await playerMeeting(badGateway);
  await app.rg.optOut({ sms: true });
  await app.rg.optOut({ email: true });
  back();
  await afterRetries();
  expect(applied.map(({ sms, email }) => [sms, email])).toEqual([
    [true, undefined],
    [undefined, true],
  ]);
});

test('a later opt-out that is refused leaves the one before it waiting (RG-20)', async () => {
  let answer: () => unknown = badGateway;
  const { app, back, afterRetries } = await playerMeeting(() => answer());
  await app.rg.optOut({ sms: true });
  answer = () => ({ errcode: 400 });
  await expect(app.rg.optOut({ push: true, sms: true })).rejects.toMatchObject({ code: 400 });
  back();
  const last = await afterRetries();
  expect(last).toMatchObject({ sms: true });
  expect(last).not.toHaveProperty('push');
});

test.each([
  ['a tighter limit replaces', 30_000, 30_000],
  ['a looser limit leaves', 70_000, 50_000],
])('%s the one that waits for delivery (SX-02)', async (_, later, last) => {
  const { app, back, afterRetries } = await playerMeeting(badGateway);
  await app.rg.setLimit({ kind: 'deposit', period: 'day', value: 50_000 }, 0);
  back();
  await app.rg.setLimit({ kind: 'deposit', period: 'day', value: later }, 0);
  expect(await afterRetries()).toMatchObject({ value: last });
});

test('a reminder switched off is not switched on again by one that waits for delivery (SX-02)', async () => {
  const { app, stores, back, afterRetries, applied } = await playerMeeting(badGateway);
  const reminder = { kind: 'reminder', period: 'month' } as const;
  expect(await app.rg.setLimit({ ...reminder, value: 1 }, 0)).toMatchObject({ isDelivered: false });
  back();
  expect(await app.rg.setLimit({ ...reminder, value: 0 }, 1)).toMatchObject({ isDelivered: true });
  expect(stores.rg.pending).toEqual([]);
  expect(await afterRetries()).toMatchObject({ value: 0 });
  expect(applied).toHaveLength(1);
});

test('limits of other kinds and periods leave one that waits for delivery (SX-02)', async () => {
  const { app, back, afterRetries, applied } = await playerMeeting(badGateway);
  await app.rg.setLimit({ kind: 'deposit', period: 'day', value: 50_000 }, 0);
  back();
  await app.rg.setLimit({ kind: 'deposit', period: 'week', value: 40_000 }, 0);
  await app.rg.setLimit({ kind: 'loss', period: 'day', value: 40_000 }, 0);
  expect(await afterRetries()).toMatchObject({ kind: 'deposit', period: 'day', value: 50_000 });
  expect(applied).toHaveLength(3);
});

test.each([wrongPassword, wrongCode])(
  'an exclusion kept while its proof was refused with %i is delivered without it under another id (RG-18)',
  async (code) => {
    const answers = new Map<unknown, unknown>();
    const until = Date.UTC(2027, 4, 21, 4);
    let isLost = true;
    const { app, stores, world } = await playerOn({
      selfExclude({ requestId, password }) {
        const done = { errcode: 0, state: 2, until, irrevocableUntil: until, ref: 'X-1' };
        const answer = answers.get(requestId) ?? (password ? { errcode: code } : done);
        answers.set(requestId, answer);
        if (isLost) return ((isLost = false), Promise.reject(new TypeError('Failed to fetch')));
        return answer;
      },
    });
    expect(await app.rg.selfExclude({ type: 2, months: 6, password: 'perlas8' })).toEqual({ isDelivered: false });
    await world.pass(10 * minute);
    expect(stores.rg).toMatchObject({ state: 2, ref: 'X-1', owed: false });
    expect(answers.size).toBe(2);
  },
);
