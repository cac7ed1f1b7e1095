// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { onBreak } from '#contract/codes.ts';
import type { Output } from '#contract/endpoints.ts';
import { Failure } from '#contract/failure.ts';
import type { Money } from '#contract/schema.ts';
import { button, unmount } from '#tests/support/render.tsx';
import { renderScreen, setReply } from '#tests/support/screen.tsx';
import { vipInfo, vipMap } from '#tests/support/vip.ts';
import { app } from '#tests/support/worker.ts';

const { stores } = await import('#data/stores.ts');
const { default: VipScreen } = await import('./VipScreen.tsx');

const money = (amount: number) => amount as Money;

const know = (more: Partial<Output<'getVipInfo'>> = {}, at = Date.UTC(2026, 10, 25, 4)) =>
  setReply('getVipInfo', { ...vipInfo, ...more }, { at });
const said = () => document.body.textContent;
const isOff = (name: string) => button(name)?.getAttribute('aria-disabled') === 'true';

beforeEach(() => {
  vi.clearAllMocks();
  stores.settings.config = { vipMap };
  stores.replies = {};
});

test('the card shows the level, experience towards the next, and what keeps the level until when (VI-01, E-03)', async () => {
  know();
  await renderScreen(<VipScreen />, { player: 8 });
  const card = document.querySelector('section[data-vip]')!;
  expect(card.querySelector('h2')!.textContent).toBe('Silver');
  expect(card.textContent).toContain('XP to Gold');
  expect(card.textContent).toContain('120,000 of 250,000 XP');
  expect(card.textContent).toContain('Bets this month to keep Silver');
  expect(card.textContent).toContain('₱2,500.00 of ₱10,000.00');
  expect(card.textContent).toMatch(/Review on Dec\s1,\s2026/);
});

test.each([0, 1, 2, 3, 4, 5])('the card has its level’s palette, one of six: %i (VI-01, K-09, R-28)', async (theme) => {
  know();
  const map = { ...vipMap, 2: { ...vipMap['2']!, theme } };
  stores.settings.config = { vipMap: map };
  await renderScreen(<VipScreen />, { player: 8 });
  expect(document.querySelector('section[data-vip]')!.getAttribute('data-vip')).toBe(String(theme));
  expect(document.querySelector('section[data-vip] img')!.getAttribute('src')).toBe(`/icons/vip/${theme}.svg`);
});

test('the card pictures every level, those ahead as such', async () => {
  know();
  await renderScreen(<VipScreen />, { player: 8 });
  const marks = [...document.querySelectorAll('section[data-vip] [data-ahead]')];
  expect(
    marks.map((mark) => [mark.querySelector('img')!.getAttribute('src'), mark.getAttribute('data-ahead')]),
  ).toEqual(vipInfo.levels.map(({ level }) => [`/icons/vip/${level}.svg`, String(level > vipInfo.vip)]));
});

test('the highest level is marked as such (E-03)', async () => {
  know({ vip: 3, nextExp: undefined, vipExp: money(30_000_000) });
  await renderScreen(<VipScreen />, { player: 8 });
  expect(said()).toContain('Top level · 300,000 XP');
  expect(document.querySelectorAll('section[data-vip] progress')).toHaveLength(1);
});

test('a new level shows until when it is safe, and from then on what keeps it (VI-01)', async () => {
  const [from, until] = [Date.UTC(2026, 10, 30, 16), Date.UTC(2026, 11, 31, 16)];
  vi.setSystemTime(from - 1);
  know({ keep: { need: money(1_000_000), done: money(0), startTime: from, endTime: until } });
  await renderScreen(<VipScreen />, { player: 8 });
  expect(said()).toMatch(/Silver is yours until at least Jan\s1,\s2027. From Dec\s1,\s2026, it takes ₱10,000.00/);
  vi.setSystemTime(from);
  await unmount();
  await renderScreen(<VipScreen />, { player: 8 });
  expect(said()).not.toContain('From Dec');
});

test('a lost level shows what regains it, and a level without requirements shows nothing (VI-01)', async () => {
  const back = { level: 3, need: money(5_000_000), done: money(250_000) };
  know({ back, keep: { need: money(0), done: money(0), endTime: 1 } });
  await renderScreen(<VipScreen />, { player: 8 });
  expect(said()).toContain('You moved down from Gold.');
  expect(said()).toContain('Bets this month to return to Gold');
  expect(said()).toContain('₱2,500.00 of ₱50,000.00');
  expect(said()).not.toContain('Review on');
});

test('offline nothing can be claimed, and the page says so', async () => {
  know();
  await renderScreen(<VipScreen />, { player: 8, online: false });
  expect(said()).toContain('Some buttons here need a connection');
  expect(isOff('Claim: Daily reward, 10 points')).toBe(true);
});

test('a visitor sees what reaches each level, and can log in (R-28)', async () => {
  await renderScreen(<VipScreen />);
  expect(said()).toContain('VIP 3 · Gold');
  expect(said()).toContain('250,000 XP');
  expect(document.querySelector('a[href="/auth/login"]')).not.toBeNull();
});

test('a break closes the page with an explanation (players RG-20)', async () => {
  app.replies.read.mockRejectedValue(new Failure('refused', onBreak, { until: Date.UTC(2026, 10, 26) }));
  await renderScreen(<VipScreen />, { player: 8 });
  expect(said()).toContain('Play is paused for now');
  app.replies.read.mockResolvedValue(undefined);
});

test('the rebates and the levels are one tap away', async () => {
  know();
  await renderScreen(<VipScreen />, { player: 8 });
  expect(document.querySelector('a[href="/vip/rebate"]')).not.toBeNull();
  expect(document.querySelector('a[href="/vip/level"]')).not.toBeNull();
});
