import { describe, expect, it } from 'vitest';
import { fakeDevice, never, openTab, scripted } from '#tests/support/tab.ts';
import { replyKey } from '#contract/stores.ts';
import { settle } from '#tests/support/world.ts';

const now = Date.UTC(2026, 10, 21, 4);

/** A player's device, and an operator that can be unreachable. */
async function playerOn(answers: Parameters<typeof scripted>[0] = {}, device = fakeDevice()) {
  const network = scripted(answers);
  const tab = openTab(network.fetch, device);
  await device.vault.change({ token: 'secret', userId: 7, epoch: 'e', deviceId: 'd' });
  await tab.app.tab.start();
  return { ...tab, ...network, device };
}

describe('limit', () => {
  it('queues on the device while offline when it is tighter', async () => {
    let reached = false;
    const { app, stores, world, sent } = await playerOn({
      selfLimitSet: () =>
        reached ? { errcode: 0, applied: 1, effectiveAt: now, id: 3 } : new Response('', { status: 502 }),
    });
    const input = { kind: 'deposit', period: 'day', value: 50_000 } as const;
    expect(await app.rg.setLimit(input, 0)).toMatchObject({ isDelivered: false });
    expect(stores.rg.pending).toMatchObject([{ call: 'selfLimitSet', input }]);
    reached = true;
    await world.pass(60_000);
    expect(sent('selfLimitSet')).toHaveLength(2);
    expect(stores.rg.pending).toEqual([]);
  });

  it('sent late is refetched where it is shown, and paces play', async () => {
    let held = 0;
    let reached = false;
    const set = ({ value }: Record<string, unknown>) => {
      held = Number(value);
      return { errcode: 0, applied: 1, effectiveAt: now, id: 3 };
    };
    const limits = () => [{ id: 3, kind: 'session', period: 'day', value: held }];
    const { app, stores, world } = await playerOn({
      selfLimitSet: (body) => (reached ? set(body) : new Response('', { status: 502 })),
      selfLimitInfo: () => ({ errcode: 0, state: 0, limits: limits(), marketing: { push: 0, sms: 0, email: 0 } }),
      rgState: () => ({ errcode: 0, state: 0, realityMin: 60, playSec: 0, ...(held && { leftSec: held * 60 }) }),
    });
    const key = replyKey('selfLimitInfo', {});
    app.replies.show('selfLimitInfo', {});
    await app.replies.read('selfLimitInfo', {});
    await app.rg.setLimit({ kind: 'session', period: 'day', value: 30 }, 0);
    reached = true;
    await world.pass(60_000);
    expect(stores.replies[key]?.stale).toBe(true);
    await app.replies.read('selfLimitInfo', {});
    expect(stores.replies[key]?.value).toMatchObject({ limits: [{ kind: 'session', value: 30 }] });
    expect(stores.rg.playEndsAt).toBeGreaterThan(now);
  });

  it('is resent by another tab when a tighter one’s tab dies while sending', async () => {
    const { app, device, world } = await playerOn({ selfLimitSet: never });
    void app.rg.setLimit({ kind: 'deposit', period: 'day', value: 50_000 }, 0).catch(() => {});
    await world.pass(0);
    device.air.hush();
    const set = { errcode: 0, applied: 1, effectiveAt: now, id: 3 };
    const next = await playerOn({ selfLimitSet: () => set }, device);
    await next.world.pass(60_000);
    expect(next.sent('selfLimitSet')).toHaveLength(1);
    expect(device.vaulted().unheard).toEqual([]);
  });

  it('is not queued when it is looser', async () => {
    const { app, stores } = await playerOn({ selfLimitSet: () => new Response('', { status: 502 }) });
    await expect(app.rg.setLimit({ kind: 'deposit', period: 'day', value: 0 }, 50_000)).rejects.toMatchObject({
      kind: 'server',
    });
    expect(stores.rg.owed).toBe(false);
  });
});

describe('pending looser limit', () => {
  const info = { errcode: 0, state: 0, limits: [], marketing: { push: true, sms: true, email: true } };
  const free = { errcode: 0, state: 0, realityMin: 30, playSec: 0 };

  it('takes effect after the second confirmation and paces play', async () => {
    const { app, stores, sent } = await playerOn({ selfLimitConfirm: () => info, rgState: () => free });
    await app.rg.confirmLimit(3);
    await settle();
    expect(sent('selfLimitConfirm')).toMatchObject([{ body: { id: 3 } }]);
    expect(stores.rg.realityMin).toBe(30);
  });

  it('stays unconfirmed when the request does not reach the operator', async () => {
    const { app, stores } = await playerOn({ selfLimitConfirm: () => new Response('', { status: 502 }) });
    await expect(app.rg.confirmLimit(3)).rejects.toMatchObject({ kind: 'server' });
    expect(stores.rg.owed).toBe(false);
  });

  it('can be dropped', async () => {
    const { app, sent } = await playerOn({ selfLimitCancelPending: () => info });
    await app.rg.keepLimit(3);
    expect(sent('selfLimitCancelPending')).toMatchObject([{ body: { id: 3 } }]);
  });
});

describe('monthly deposit reminder', () => {
  const mine = { kind: 'reminder', period: 'month' } as const;

  it('queues while offline when switched on, not when switched off', async () => {
    const { app, stores } = await playerOn({ selfLimitSet: () => new Response('', { status: 502 }) });
    expect(await app.rg.setLimit({ ...mine, value: 1 }, 0)).toMatchObject({ isDelivered: false });
    expect(stores.rg.pending).toMatchObject([{ call: 'selfLimitSet', input: mine }]);
    await expect(app.rg.setLimit({ ...mine, value: 0 }, 1)).rejects.toMatchObject({ kind: 'server' });
  });
});

describe('limit that leaves no room for a bet', () => {
  it('ends play in every tab when the operator says so', async () => {
    const answers = { rgState: () => ({ errcode: 0, state: 0, realityMin: 60, playSec: 0, leftSec: 900, stop: 1 }) };
    const { app, stores, device, fetch } = await playerOn(answers);
    const other = openTab(fetch, device);
    await other.app.tab.follow();
    await app.rg.checkProtection();
    await settle();
    expect(stores.rg.playEndsAt).toBe(now);
    expect(other.stores.rg.playEndsAt).toBe(now);
  });
});

describe('daily play time', () => {
  it('follows the heartbeat in every tab', async () => {
    const { app, stores, world, device, fetch } = await playerOn({
      online: () => ({ errcode: 0, rg: { stop: 0, leftSec: 300 } }),
    });
    const other = openTab(fetch, device);
    await other.app.tab.follow();
    app.tab.lead(true);
    await world.pass(61_000);
    expect(stores.rg.playEndsAt).toBeGreaterThan(now + 300_000);
    expect(other.stores.rg.playEndsAt).toBe(stores.rg.playEndsAt);
  });
});
