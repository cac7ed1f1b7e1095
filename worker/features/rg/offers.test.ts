import { expect, test } from 'vitest';
import type { Input } from '#contract/endpoints.ts';
import { replyKey } from '#contract/stores.ts';
import { hours, now, playerOn } from '#tests/support/rgPlayer.ts';
import { fakeDevice } from '#tests/support/tab.ts';
import { settle } from '#tests/support/world.ts';

const minute = 60_000;
const badGateway = () => new Response('', { status: 502 });
const done = () => ({ errcode: 0 });

/** What requests say about the channels: by notification, text message and email. */
const choices = (requests: readonly { body: Record<string, unknown> }[]) =>
  requests.map(({ body: { push, sms, email } }) => [push, sms, email]);

/** A player whose operator answers choices about offers by `answer.now`; an earlier build may have `left` some. */
async function choosing(first: () => unknown, left: readonly Input<'marketingOptOut'>[] = []) {
  const device = fakeDevice();
  const request = { userId: 7, token: 'secret', call: 'marketingOptOut', at: now - hours } as const;
  const unheard = left.map((input, place) => ({ ...request, requestId: `left ${place}`, input }));
  await device.vault.change({ unheard });
  const answer = { now: first };
  const tab = await playerOn(
    {
      marketingOptOut: () => answer.now(),
      selfLimitInfo: () => ({ errcode: 0, state: 0, limits: [], marketing: { push: 0, sms: 0, email: 0 } }),
    },
    device,
  );
  return {
    ...tab,
    answer,
    sentChoices: () => choices(tab.sent('marketingOptOut')),
    async afterRetries() {
      await tab.world.pass(5 * minute);
      await settle();
    },
  };
}

test.each([
  ['a 502', 'server', badGateway],
  ['429', 'refused', () => ({ errcode: 429 })],
  ['a lost answer', 'network', () => Promise.reject(new TypeError('Failed to fetch'))],
])('a consent to offers that meets %s fails, and is neither stored nor sent again (RG-20)', async (_, kind, first) => {
  const { app, answer, device, stores, sentChoices, afterRetries } = await choosing(first);
  await app.replies.read('selfLimitInfo', {});
  await expect(app.rg.optOut({ sms: false })).rejects.toMatchObject({ kind });
  expect(device.vaulted().unheard).toEqual([]);
  expect(stores.rg).toMatchObject({ pending: [], owed: false });
  // It may have been carried out, so what the operator has is read again.
  expect(stores.replies[replyKey('selfLimitInfo', {})]).toMatchObject({ stale: true });
  answer.now = done;
  await afterRetries();
  expect(sentChoices()).toEqual([[undefined, false, undefined]]);
});

test('a refused offer whose answer was lost is sent again, and applies meanwhile (RG-20)', async () => {
  const { app, answer, stores, sentChoices, afterRetries } = await choosing(badGateway);
  expect(await app.rg.optOut({ sms: true })).toMatchObject({ isDelivered: false });
  expect(stores.rg.pending).toMatchObject([{ call: 'marketingOptOut', input: { sms: true } }]);
  answer.now = done;
  await afterRetries();
  expect(sentChoices()).toEqual(Array.from({ length: 2 }, () => [undefined, true, undefined]));
  expect(stores.rg.owed).toBe(false);
});

test('a delivered consent removes the waiting refusal of its channel, and no other (RG-20)', async () => {
  const { app, answer, device, sentChoices, afterRetries } = await choosing(badGateway);
  await app.rg.optOut({ push: true, sms: true });
  await app.rg.optOut({ email: true });
  const [first] = device.vaulted().unheard;
  answer.now = done;
  await app.rg.optOut({ sms: false });
  const { unheard } = device.vaulted();
  expect(unheard.map(({ input }) => input)).toEqual([{ push: true }, { email: true }]);
  expect(unheard[0]!.requestId).not.toBe(first!.requestId);
  const before = sentChoices().length;
  await afterRetries();
  expect(sentChoices().slice(before)).toEqual([
    [true, undefined, undefined],
    [undefined, undefined, true],
  ]);
});

test('a consent that fails leaves a refusal that waits (RG-20)', async () => {
  const { app, answer, sentChoices, afterRetries } = await choosing(badGateway);
  await app.rg.optOut({ sms: true });
  await expect(app.rg.optOut({ sms: false })).rejects.toMatchObject({ kind: 'server' });
  answer.now = done;
  await afterRetries();
  expect(sentChoices().map(([, sms]) => sms)).toEqual([true, false, true]);
});

test('of choices that an earlier build has stored only the refusals are sent (RG-20)', async () => {
  const { device, stores, sentChoices, afterRetries } = await choosing(done, [
    { push: false, sms: true, email: false },
    { push: false, sms: false, email: false },
    { push: 1, sms: 0, email: 0 },
  ]);
  await afterRetries();
  expect(sentChoices()).toEqual([
    [undefined, true, undefined],
    [1, undefined, undefined],
  ]);
  expect(device.vaulted().unheard).toEqual([]);
  expect(stores.rg.refused ?? []).toEqual([]);
});
