import { Skipped } from './check.ts';
import { createClient } from './client.ts';
import { createClock } from './clock.ts';
import { createEntrance } from './entrance.ts';
import { done, must } from './expect.ts';
import { createGames } from './games.ts';
import { asBrowsersSend, type World } from './network.ts';
import { offerOf } from './offer.ts';
import { once } from './once.ts';
import type { Config } from './options.ts';
import { createGateway, createWallet } from './partners.ts';
import type { Player } from './players.ts';
import { placeWithdrawal } from './withdrawal.ts';

/** The tools of the checks: an operator, its players, its partners and its clock. */
export function createKit(base: string, config: Config, outside: World) {
  const world = { ...outside, fetch: asBrowsersSend(outside) };
  const client = createClient(base, world, config.without);

  /** What is made from a part of the configuration; without that part, a check that needs it is skipped. */
  const needed = <T, K>(part: T | undefined, what: string, make: (part: T) => K): (() => K) => {
    const made = part === undefined ? undefined : make(part);
    return () => {
      if (made === undefined) throw new Skipped(`The configuration has no "${what}"`);
      return made;
    };
  };

  /** How far the operator's clock is ahead for the rest of the run, milliseconds. */
  let passed = 0;
  /** Puts the operator's clock so far ahead of that, in milliseconds. */
  const clock = needed(config.clock, 'clock', (address) => {
    const set = createClock(address, world);
    return (ms: number) => set(passed + ms);
  });
  /** Lets seconds pass on the operator's clock until the end of the run. */
  async function pass(seconds: number) {
    passed += seconds * 1_000;
    await clock()(0);
  }

  const entrance = createEntrance(client, config, config.clock === undefined ? undefined : pass);

  const settings = once(async () => done(await client.call('anonymous/appConfig')).config);
  const gateway = needed(config.gateway, 'gateway', (partner) => createGateway(partner, world, client.serverTime));
  const offer = once(async () => config.deposit ?? offerOf((await settings())?.rechargeTypes ?? []));

  const returnUrl = config.returnUrl ?? `${base}/wallets?name=deposit`;
  /** The body of a deposit of `times` the usual amount, without any bonus. */
  async function depositOf(times = 1) {
    const { rechargeTypeId, amount } = await offer();
    return { rechargeTypeId, amount: times * amount, noBonus: true, returnUrl };
  }

  /** Makes a deposit of `times` the usual amount. */
  async function deposit(one: Player, times = 1): Promise<void> {
    const { payment } = gateway();
    const body = await depositOf(times);
    const { orderNo } = done(await one.call('createRecharge', body));
    const paid = await payment({ orderNo, status: 'paid', amount: body.amount });
    must(paid.status === 200, 'A correctly signed payment report accepted with 200', paid);
  }

  /** A player who has deposited `times` the usual amount. */
  async function payer(times = 1): Promise<Player> {
    gateway();
    const one = await entrance.player();
    await deposit(one, times);
    return one;
  }

  return {
    ...world,
    base,
    client,
    config,
    ...entrance,
    ...createGames(client, config),
    settings,
    payer,
    deposit,
    depositOf,
    gateway,
    wallet: needed(config.wallet, 'wallet', (partner) => createWallet(partner, world, client.serverTime)),
    /**
     * Runs work that can put the operator's clock ahead, in milliseconds, or to a time in epoch milliseconds, and
     * resets the clock in the end.
     */
    async ahead<T>(
      of: Player,
      work: (put: (ms: number) => Promise<void>, putAt: (time: number) => Promise<void>) => Promise<T>,
    ): Promise<T> {
      const set = clock();
      const off = client.serverTime() - world.now();
      const put = async (ms: number) => {
        await set(ms);
        await client.learnTime(of.token);
      };
      try {
        return await work(put, (time) => put(time - world.now() - off));
      } finally {
        await set(0);
        await client.learnTime(of.token);
      }
    },
    /** The time that the operator's clock should have, epoch milliseconds. */
    rightTime: () => world.now() + passed,
    /** Undoes at the end of a run what registrations have put the clock ahead. */
    async end() {
      if (passed === 0) return;
      passed = 0;
      await clock()(0);
    },
    withdrawal: once(async () => placeWithdrawal(await entrance.regular(), config, world)),
  };
}

export type Kit = ReturnType<typeof createKit>;
