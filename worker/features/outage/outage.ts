import { subscribeKey } from 'valtio/vanilla/utils';
import type { Output } from '#contract/endpoints.ts';
import type { Core } from '#worker/core/core.ts';
import { createBreaker } from './breaker.ts';

/** How often a device asks whether an operator that is down is back, and at most how much later; milliseconds. */
export const probe = { every: 60_000, spread: 20_000 };

/** How long the devices' questions for an operator's maintenance are spread once it has refused a call, milliseconds. */
export const noticeSpread = 10_000;

/** How long the refresh of what is shown is spread once an operator that was down is back, milliseconds. */
export const catchUpSpread = 5 * 60_000;

/** What the watch depends on. */
interface Dependencies {
  bootstrap(): Promise<void>;
  /** Loads what every screen needs and hasn't come in this visit, and makes up for the player's acts and likes. */
  makeUp(): Promise<unknown>;
}

/**
 * Watches whether the operator is down: while it is, asks it once in a while, and makes up for what rested when it is
 * back. Returns what asks for an operator's maintenance soon after a refusal.
 */
export function watchOutage(core: Core, { bootstrap, makeUp }: Dependencies) {
  const { world, stores, facts, replies, leaderTasks, bus } = core;
  const { network } = stores;

  let isAsking = false;
  function askSoon() {
    if (isAsking || network.down || stores.settings.maintenance) return;
    isAsking = true;
    world.after(world.random() * noticeSpread, () => {
      isAsking = false;
      if (!stores.settings.maintenance) void bootstrap().catch(() => {});
    });
  }

  const breaker = createBreaker(stores, bus, askSoon);
  core.onAnswer((output, _order, _at, name) => {
    const { maintenance } = (name === 'preLogin' ? output : {}) as Partial<Output<'preLogin'>>;
    breaker.succeed(name, maintenance);
  });
  core.onFailure(breaker.fail);
  if (stores.settings.maintenance) breaker.succeed('preLogin', stores.settings.maintenance);

  leaderTasks.every(
    'probe',
    probe.every,
    async (begin) => {
      if (!network.onLine || !begin()) return false;
      await bootstrap();
      return true;
    },
    { whileDown: true, extra: () => (breaker.pause() - 1) * probe.every + world.random() * probe.spread },
  );

  /** Makes up for what rested: what is missing at once, what is shown within some minutes. */
  let cancelRefresh = () => {};
  function catchUp() {
    const refresh = () => facts.visible && !network.down && replies.refresh({ polled: false });
    cancelRefresh();
    cancelRefresh = world.after(world.random() * catchUpSpread, () => void refresh());
    void replies.refresh({ polled: false, known: false });
    void makeUp();
  }
  subscribeKey(network, 'down', (down) => void (down || catchUp()));
  core.on('resumed', () => cancelRefresh());

  return askSoon;
}
