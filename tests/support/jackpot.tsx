import { vi } from 'vitest';
import { drawTypes } from '#contract/rewards/jackpot.ts';
import { props } from '#contract/props.ts';
import { replyKey } from '#contract/stores.ts';
import { stores } from '#data/stores.ts';
import { advance, render } from './render.tsx';
import { setReply } from './screen.tsx';
import { app } from './worker.ts';

/** Ten awards, the fifth of which leads to the tiers. */
const awards = Array.from({ length: 10 }, (_, place) =>
  place === 4
    ? { id: 5, propId: props.jackpot, count: 0, type: drawTypes.jackpot }
    : { id: place + 1, propId: props.coin, count: (place + 1) * 1_000, type: drawTypes.prize },
);
/** A winner of the Mini tier. */
export const winner = {
  nickname: 'J***',
  propId: props.mini,
  type: 2,
  count: 50_220,
  updateTime: Date.UTC(2026, 10, 14),
};
/** The operator's reply to a player with a chance. */
const info = {
  total: 11_252_980,
  megaJackpot: 10_000_000,
  majorJackpot: 1_000_000,
  minorJackpot: 200_000,
  miniJackpot: 52_980,
  megaSection: [10_000_000, 50_000_000],
  majorSection: [1_000_000, 5_000_000],
  minorSection: [200_000, 1_000_000],
  miniSection: [50_000, 200_000],
  canReceiveDrawChance: true,
  needDeposit: 0,
  needTyping: 0,
  jackpotWinnerList: [winner],
};
/** Two of the odds, and the conditions of a day's chance. */
const rules = {
  results: [
    { id: 1, propId: props.coin, count: 1_000, chance: 999_000 },
    { id: 5, propId: props.mini, count: 0, chance: 1_000 },
  ],
  deposit: 10_000,
  stake: 50_000,
  share: 100,
};

type ReadName = 'getJackpotDrawInfo' | 'jackpotRules' | 'getPersonJackpotDrawAwardLog';

/** Gives the page this reply. */
export const know = (name: ReadName, value: object, input: object = {}) =>
  setReply(replyKey(name, input), value, { at: Date.now() });

/** How often the page requested a reply. */
export const reads = (name: string) => app.replies.read.mock.calls.filter(([asked]) => asked === name).length;

/** Starts at noon in Manila on a clock that the test moves, with a player who is online and has the odds. */
export function begin() {
  vi.clearAllMocks();
  localStorage.clear();
  const timers = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const;
  const frames = ['requestAnimationFrame', 'cancelAnimationFrame', 'performance', 'Date'] as const;
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 25, 4), toFake: [...timers, ...frames] });
  stores.network.onLine = true;
  stores.settings.clockOffset = 0;
  stores.settings.config = { jackpotAwardConfigs: awards };
  stores.acts = {};
  stores.replies = {};
  Object.assign(stores.session, { known: true, userId: 8 });
  app.replies.read.mockResolvedValue(undefined);
  know('jackpotRules', rules);
}

/** Opens the wheel's page with its odds; `more` overrides the operator's reply to the player. */
export async function openWheel(more: object = {}) {
  const { default: JackpotScreen } = await import('#features/rewards/jackpot/JackpotScreen.tsx');
  await import('#features/rewards/jackpot/more/JackpotRules.tsx');
  know('getJackpotDrawInfo', { ...info, ...more });
  await render(<JackpotScreen />);
  await advance(0);
}
