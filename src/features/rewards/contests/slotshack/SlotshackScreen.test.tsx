// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import * as activityTypes from '#contract/activityTypes.ts';
import { activityClosed, alreadyDone, closed } from '#contract/codes.ts';
import type { Output } from '#contract/endpoints.ts';
import { play } from '#contract/endpoints/play.ts';
import type { Tile } from '#contract/entities.ts';
import { Failure } from '#contract/failure.ts';
import type { Money } from '#contract/schema.ts';
import { replyKey } from '#contract/stores.ts';
import { advance, button, press } from '#tests/support/render.tsx';
import { renderScreen, setReply } from '#tests/support/screen.tsx';
import { app } from '#tests/support/worker.ts';

const showRewards = vi.hoisted(() => vi.fn());
vi.mock('#shared/rewards/showRewards.ts', () => ({ showRewards }));
const report = vi.hoisted(() => vi.fn());
vi.mock('#nav/report.ts', () => ({ report }));

const { stores } = await import('#data/stores.ts');
const { default: SlotshackScreen } = await import('./SlotshackScreen.tsx');

const now = Date.parse('2026-11-25T12:00+08:00');
const day = 24 * 60 * 60 * 1_000;
const cash = [{ id: 2001, count: 500 }];
const points = [{ id: 2002, count: 20 }];

const info: Output<'slotsHackInfo'> = {
  startTime: now - 2 * day,
  endTime: now + day,
  gameIds: [1001, 1004],
  tasks: [
    { id: 1, gameId: 1001, kind: 'wager', need: 5_000, done: 2_000, status: 0, awards: points },
    { id: 2, gameId: 1001, kind: 'streak', need: 2, done: 3, status: 1, awards: points },
    { id: 3, gameId: 1001, kind: 'multiplier', need: 200, done: 250, status: 1, awards: cash },
    { id: 4, gameId: 1004, kind: 'streak', need: 3, done: 3, status: 2, awards: [{ id: 99_999, count: 1 }] },
  ],
  rank: [
    { rank: 1, nickname: 'M***', value: 800 },
    { rank: 2, nickname: 'Ana', value: 250 },
  ],
  me: { rank: 2, value: 250 },
  turnover: 5,
};
const tile = (id: number, name: string, more: Partial<Tile> = {}): Tile => ({
  id,
  name,
  gameTypeId: 1,
  brandId: 1,
  ...more,
});

const key = replyKey('slotsHackInfo', {});
const know = (more: Partial<Output<'slotsHackInfo'>> = {}) => setReply(key, { ...info, ...more }, { at: now });
const deposited = (totalRecharge: number) => setReply('refreshData', { totalRecharge });
const said = () => document.body.textContent;
const link = (name: string) =>
  [...document.querySelectorAll('a')].find(({ textContent }) => textContent.includes(name));
const claimStreak = 'Claim: Win 2 rounds in a row, Crimson Perla, 20 points';
const claimCash = 'Claim: Win 2× your bet in one round, Crimson Perla, ₱5.00';

beforeEach(() => {
  vi.clearAllMocks();
  vi.useFakeTimers({ now, toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  Object.assign(stores.lobby, { version: '1', at: 1 });
  stores.settings.clockOffset = 0;
  stores.settings.config = {};
  stores.replies = {};
  deposited(20_000);
  const activityMap = { [activityTypes.SlotsHack]: { id: 23, activityType: activityTypes.SlotsHack } };
  setReply('getActivityIds', { activityMap });
  app.games.gamesByIds.mockResolvedValue([tile(1001, 'Crimson Perla'), tile(1004, 'Golden Reef')]);
  app.money.claimMission.mockResolvedValue({ rewards: points, coin: 0 as Money });
});

describe('games', () => {
  test('the selected games show their missions, progress and the time left (SL-01)', async () => {
    know();
    await renderScreen(<SlotshackScreen />, { player: 8 });
    expect([...document.querySelectorAll('h2')].slice(0, 2).map(({ textContent }) => textContent)).toEqual([
      'Crimson Perla',
      'Golden Reef',
    ]);
    expect(said()).toContain('Bet ₱50.00 in total₱20.00 of ₱50.00');
    expect(said()).toContain('Win 2 rounds in a row2 of 2');
    expect(said()).toContain('Win 2× your bet in one roundYour best: 2.5× · Goal: 2×');
    expect(document.querySelector('[role=timer]')?.textContent).toContain('1 day');
  });

  test('the time left uses the operator’s clock (SL-01)', async () => {
    stores.settings.clockOffset = day / 2;
    know();
    await renderScreen(<SlotshackScreen />, { player: 8 });
    expect(document.querySelector('[role=timer]')?.textContent).toBe('12:00:00');
  });

  test('Play opens the game with the activity’s id (A-51, SL-01)', async () => {
    know();
    await renderScreen(<SlotshackScreen />, { player: 8 });
    expect(link('Play Crimson Perla')?.getAttribute('href')).toBe('/game/start?gameId=1001&activityId=23');
    expect(app.replies.read).toHaveBeenCalledWith('slotsHackInfo', {});
  });

  test('leaving a game marks progress stale and refetches it (SL-01)', async () => {
    expect(play.exitGame.spoils).toEqual(expect.arrayContaining(['slotsHackInfo', 'rankInfo']));
    know();
    await renderScreen(<SlotshackScreen />, { player: 8 });
    app.replies.read.mockClear();
    await act(async () => void (stores.replies[key]!.stale = true));
    expect(app.replies.read).toHaveBeenCalledWith('slotsHackInfo', {});
  });

  test('a missing game or one in maintenance cannot be opened; its missions stay (SL-01)', async () => {
    app.games.gamesByIds.mockResolvedValue([tile(1001, 'Crimson Perla', { maintenance: true })]);
    stores.lobby.version = 'another';
    know();
    await renderScreen(<SlotshackScreen />, { player: 8 });
    expect(link('Play')).toBeUndefined();
    expect(said()).toContain('Maintenance');
    expect(said()).toContain('This game is no longer available');
    expect(button(claimStreak)).toBeDefined();
  });

  test('games can be opened before their details are known (SL-01)', async () => {
    app.games.gamesByIds.mockReturnValue(new Promise(() => {}));
    stores.lobby.version = 'on its way';
    know({ gameIds: [1004] });
    await renderScreen(<SlotshackScreen />, { player: 8 });
    expect(link('Play Selected slot')?.getAttribute('href')).toBe('/game/start?gameId=1004&activityId=23');
  });
});

describe('best wins and rules', () => {
  test('best wins mask other names and mark the player’s row, even below the list (SL-02)', async () => {
    know();
    await renderScreen(<SlotshackScreen />, { player: 8 });
    const rows = () => [...document.querySelectorAll('tbody tr')].map(({ textContent }) => textContent);
    expect(rows()).toEqual(['1M***8×', '2AnaYou2.5×']);
    expect(document.querySelector('tr[aria-current]')?.textContent).toBe('2AnaYou2.5×');
    await act(async () => know({ rank: info.rank.slice(0, 1), me: { rank: 31, value: 120 } }));
    expect(rows()).toEqual(['1M***8×', '31You1.2×']);
  });

  test('an unknown reward is shown as a gift (E-09)', async () => {
    know();
    await renderScreen(<SlotshackScreen />, { player: 8 });
    expect(said()).toContain('Reward: ×1 Gift');
  });

  test('the rules state that no win is due, and link to the player’s limits (RG-26)', async () => {
    know();
    await renderScreen(<SlotshackScreen />, { player: 8 });
    expect(said()).toContain('No win is ever “due”');
    expect(said()).toContain('Don’t chase losses for a mission.');
    expect(link('Set your limits')?.getAttribute('href')).toBe('/member/self-limited');
  });
});

describe('missions', () => {
  test('a completed mission is claimed once with a tap, and its reward is shown (SL-02)', async () => {
    know();
    await renderScreen(<SlotshackScreen />, { player: 8 });
    expect(said()).toContain('Cash rewards are bonus money: wager 5×');
    await press(claimStreak);
    expect(app.money.claimMission).toHaveBeenCalledExactlyOnceWith({ id: 2 });
    expect(showRewards).toHaveBeenCalledExactlyOnceWith(points);
  });

  test('a mission already claimed elsewhere refreshes silently (SL-02)', async () => {
    app.money.claimMission.mockRejectedValue(new Failure('refused', alreadyDone));
    know();
    await renderScreen(<SlotshackScreen />, { player: 8 });
    app.replies.read.mockClear();
    await press(claimStreak);
    expect(report).not.toHaveBeenCalled();
    expect(app.replies.read).toHaveBeenCalledWith('slotsHackInfo', {});
  });

  test('before the first deposit cash is locked, other rewards are not (V-32)', async () => {
    deposited(0);
    know();
    await renderScreen(<SlotshackScreen />, { player: 8 });
    const locked = button(claimCash)!;
    expect(locked.getAttribute('aria-disabled')).toBe('true');
    expect(document.getElementById(locked.getAttribute('aria-describedby')!)?.textContent).toBe(
      'You can claim cash once your first deposit is paid.',
    );
    expect(button(claimStreak)!.getAttribute('aria-disabled')).not.toBe('true');
    expect(link('Go to deposit')?.getAttribute('href')).toBe('/wallets');
  });

  test('without missions the page says so, with no deadline or wagering shown (SL-01)', async () => {
    know({ gameIds: [], tasks: [], rank: [], me: { rank: 0, value: 0 } });
    app.games.gamesByIds.mockResolvedValue([]);
    await renderScreen(<SlotshackScreen />, { player: 8 });
    expect(said()).toContain('No missions right now');
    expect(said()).not.toMatch(/Ends in|Claim by|Cash here/);
    await act(async () => know({ tasks: info.tasks.slice(0, 3) }));
    expect(said()).toMatch(/Golden Reef.*No missions right now/);
  });
});

describe('closed to the player', () => {
  test('after the end nothing can be claimed or opened, and the page refreshes (SL-01)', async () => {
    know({ endTime: now + 2_000 });
    await renderScreen(<SlotshackScreen />, { player: 8 });
    app.replies.read.mockClear();
    await advance(3_000);
    expect(said()).toContain('These missions have ended.');
    expect(said()).not.toContain('Claim by');
    expect(button(claimStreak)).toBeUndefined();
    expect(said()).toContain('Expired');
    expect(link('Play Crimson Perla')).toBeUndefined();
    expect(app.replies.read).toHaveBeenCalledWith('slotsHackInfo', {});
    await act(async () => know({ endTime: now + 7 * day }));
    expect(button(claimStreak)).toBeDefined();
  });

  test('offline the last known state is shown and claiming is off (SL-02)', async () => {
    know();
    await renderScreen(<SlotshackScreen />, { player: 8, online: false });
    expect(said()).toContain('Some buttons here need a connection');
    expect(button(claimStreak)!.getAttribute('aria-disabled')).toBe('true');
  });

  test.each([
    [activityClosed, 'Not available right now'],
    [closed, 'Closed for now'],
  ])('a refusal with %i shows a page that says so (R-13)', async (code, text) => {
    app.replies.read.mockRejectedValue(new Failure('refused', code));
    await renderScreen(<SlotshackScreen />, { player: 8 });
    expect(said()).toContain(text);
    app.replies.read.mockResolvedValue(undefined);
  });

  test('a visitor sees what it is about and a log-in link (R-13)', async () => {
    await renderScreen(<SlotshackScreen />);
    expect(said()).toContain('Complete missions on selected slots');
    expect(link('Log in')?.getAttribute('href')).toBe('/auth/login');
  });

  test('switched off in the settings, the page says so and makes no requests (R-13)', async () => {
    stores.settings.config = { features: { slotshack: false } };
    know();
    await renderScreen(<SlotshackScreen />, { player: 8 });
    expect(said()).toContain('Not available right now');
    expect(app.replies.read).not.toHaveBeenCalledWith('slotsHackInfo', {});
  });
});
