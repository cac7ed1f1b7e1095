import { expect, test, vi } from 'vitest';
import type { Money } from '#contract/schema.ts';
import { Failure } from '#contract/failure.ts';
import { moneyActs, type MoneyAction, type MoneyActions } from '#contract/moneyActs.ts';
import { fakeWorld } from '#tests/support/world.ts';
import { createMoneyActions } from './moneyActions.ts';

const act = vi.fn(async () => ({}));
const session = { epoch: 'of Ana' };
const world = fakeWorld(() => Promise.reject(new Error('no network')));

/** The money actions of a player who may play or is restricted, on a device of their own or a shared one. */
const actionsOf = ({ restricted = false, shared = false } = {}) =>
  createMoneyActions({
    world,
    session,
    act: act as never,
    guarded:
      (action) =>
      async (...given) => {
        if (restricted) throw new Failure('refused');
        return action(...given);
      },
    checkDevice: async () => {
      if (shared) throw new Failure('refused');
    },
  });

/** The names of the actions that send a request; each must go to its own endpoint. */
async function sending(actions: MoneyActions) {
  const sent: string[] = [];
  for (const [name, { endpoint }] of Object.entries(moneyActs)) {
    act.mockClear();
    await (actions[name as MoneyAction] as (input: object) => Promise<unknown>)({ id: 1 }).catch(() => {});
    if (act.mock.calls.length === 0) continue;
    expect(act.mock.calls).toEqual([[endpoint, { id: 1 }]]);
    sent.push(name);
  }
  return sent;
}

test('every money act sends its endpoint, once and with its input', async () => {
  expect(await sending(actionsOf())).toEqual(Object.keys(moneyActs));
});

test('a restricted player can only withdraw and collect their own money (RG-20)', async () => {
  expect(await sending(actionsOf({ restricted: true }))).toEqual([
    'withdraw',
    'addAccount',
    'modifyAccount',
    'moveSafebox',
    'retrieveBalance',
    'claimLottery',
  ]);
});

test('only a deposit first checks whether the device belongs to an excluded player', async () => {
  const names = Object.keys(moneyActs).filter((name) => name !== 'deposit');
  expect(await sending(actionsOf({ shared: true }))).toEqual(names);
});

test('a deposit isn’t sent once its check of the device has taken ten seconds (I2)', async () => {
  let end = () => {};
  const checkDevice = () => new Promise<void>((done) => (end = done));
  const { deposit } = createMoneyActions({
    world,
    session,
    act: act as never,
    guarded: (action) => action,
    checkDevice,
  });
  act.mockClear();
  const failed = deposit({} as never).catch((error: unknown) => error);
  await world.pass(10_000);
  expect(await failed).toMatchObject({ kind: 'timeout' });
  end();
  await world.pass(1_000);
  expect(act).not.toHaveBeenCalled();
});

test('a deposit isn’t sent for a player who logs in while its device is checked (I5)', async () => {
  act.mockClear();
  const deposit = createMoneyActions({
    world,
    session,
    act: act as never,
    guarded: (action) => action,
    checkDevice: async () => void (session.epoch = 'of Ben'),
  }).deposit({} as never);
  await expect(deposit).rejects.toMatchObject({ kind: 'stopped' });
  expect(act).not.toHaveBeenCalled();
});

test('an act returns the answer of its endpoint', async () => {
  const answer = { amount: 100 as Money };
  act.mockResolvedValueOnce(answer);
  expect(await actionsOf().moveSafebox({ amount: 100 as Money, type: 1 } as never)).toBe(answer);
});
