// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import type { Output } from '#contract/endpoints.ts';
import { Failure } from '#contract/failure.ts';
import type { Money } from '#contract/schema.ts';
import { button, press } from '#tests/support/render.tsx';
import { renderScreen, setReply } from '#tests/support/screen.tsx';
import { vipAudit, vipInfo, vipMap } from '#tests/support/vip.ts';
import { app } from '#tests/support/worker.ts';

vi.mock('#shared/rewards/showRewards.ts', () => ({ showRewards: async () => {} }));

const { stores } = await import('#data/stores.ts');
const { default: LevelScreen } = await import('./LevelScreen.tsx');

const know = (more: Partial<Output<'getVipInfo'>> = {}, audit = vipAudit) => {
  setReply('getVipInfo', { ...vipInfo, ...more });
  setReply('getVipLevelAudit', audit);
};
const cards = () => [...document.querySelectorAll('ul li section[data-vip]')];
const names = () => cards().map((card) => card.querySelector('h2')!.textContent);
const card = (name: string) => cards()[names().indexOf(name)]!;
const said = () => document.body.textContent;

beforeEach(() => {
  vi.clearAllMocks();
  app.replies.read.mockResolvedValue(undefined);
  stores.settings.config = { vipMap };
  stores.lobby.types = [{ id: 1, name: 'Slots', status: 1, sort: 1 }];
  stores.replies = {};
  setReply('refreshData', { totalRecharge: 20_000 });
  app.money.claimVipUpgrade.mockResolvedValue({ rewards: [], coin: 0 as Money, levels: [] });
});

test('VI-02, R-28: each level has its colours, what it takes and what it gives, and the own one is marked', async () => {
  know();
  await renderScreen(<LevelScreen />, { player: 8 });
  expect(names()).toEqual(['Member', 'Bronze', 'Silver', 'Gold']);
  expect(cards().map((each) => each.getAttribute('data-vip'))).toEqual(['0', '1', '2', '3']);
  expect(document.querySelectorAll('[aria-current=true]')).toHaveLength(1);
  expect(card('Silver').textContent).toContain('Your level');
  const facts = card('Gold').textContent;
  for (const fact of ['250,000 XP', '₱50,000.00', '15 points', '6 points', 'Slots0.6%', '0.7%', '₱300.00'])
    expect(facts).toContain(fact);
});

test('VI-02: the details of the own level are open, those of the others open at a tap', async () => {
  know();
  await renderScreen(<LevelScreen />, { player: 8 });
  const isOpen = (name: string) => card(name).querySelector('details')!.open;
  expect(names().filter((name) => isOpen(name))).toEqual(['Silver']);
  expect(card('Gold').querySelector('summary')!.textContent).toBe('Gold details');
  expect(button('Claim: Gold, ₱300.00')!.closest('details')).toBeNull();
});

test('VI-02: a level that is shown to nobody, or not yet, is not in the table', async () => {
  const { levels } = vipInfo;
  know({ levels: levels.map((each) => (each.level === 3 ? { ...each, showType: 2 } : each)) });
  await renderScreen(<LevelScreen />, { player: 8 });
  expect(names()).toEqual(['Member', 'Bronze', 'Silver']);
  know({ levels: levels.map((each) => (each.level === 1 ? { ...each, showType: 0 } : { ...each, showType: 1 })) });
  await renderScreen(<LevelScreen />, { player: 8 });
  expect(names()).toEqual(['Member', 'Silver', 'Gold']);
});

test('VI-03: an upgrade is claimed once, claimed already, or locked above the own level with what opens it', async () => {
  know();
  await renderScreen(<LevelScreen />, { player: 8 });
  expect(card('Bronze').textContent).toContain('Claimed');
  const locked = button('Claim: Gold, ₱300.00')!;
  expect(locked.getAttribute('aria-disabled')).toBe('true');
  expect(document.getElementById(locked.getAttribute('aria-describedby')!)!.textContent).toBe('Unlocks at 250,000 XP');
  await press('Claim: Gold, ₱300.00');
  expect(app.money.claimVipUpgrade).not.toHaveBeenCalled();
  await press('Claim: Silver, ₱200.00');
  expect(app.money.claimVipUpgrade).toHaveBeenCalledExactlyOnceWith({ level: 2 });
});

test('V-32, RG-26: before a claim it says what cash asks for, and waits for the first deposit', async () => {
  know();
  setReply('refreshData', { totalRecharge: 0 });
  await renderScreen(<LevelScreen />, { player: 8 });
  expect(said()).toContain('Wager it 5×');
  expect(button('Claim: Silver, ₱200.00')!.getAttribute('aria-disabled')).toBe('true');
});

test('VI-07: the check has each rule of the own and the next level with its progress, and the review’s date', async () => {
  know();
  await renderScreen(<LevelScreen />, { player: 8 });
  expect(said()).toMatch(/reviewed on Dec\s1,\s2026/);
  expect(said()).toContain('Your level: Silver');
  expect(said()).toContain('₱2,500.00 of ₱10,000.00');
  expect(said()).toContain('Next level: Gold');
  expect(said()).toContain('120,000 of 250,000 XP');
  expect(said()).not.toContain('Your level: Bronze');
  expect(said()).not.toContain('Deposits');
});

test('VI-07: a level of which nothing is asked at this review says so, without a badge', async () => {
  const list = vipAudit.list.map((each) => (each.level === 2 ? { ...each, needBet: 0 as Money, passed: true } : each));
  know({}, { ...vipAudit, list });
  await renderScreen(<LevelScreen />, { player: 8 });
  expect(said()).toContain('Nothing to do for this review.');
  expect(said()).not.toContain('Done');
});

test('without a network the page says once that it is offline, and has the levels', async () => {
  know();
  await renderScreen(<LevelScreen />, { player: 8, online: false });
  expect(said().match(/Some buttons here need a connection/g)).toHaveLength(1);
  expect(names()).toContain('Gold');
});

test('VI-02: without the review the levels are there all the same', async () => {
  know();
  setReply('getVipLevelAudit', undefined);
  app.replies.read.mockRejectedValue(new Failure('timeout'));
  await renderScreen(<LevelScreen />, { player: 8 });
  expect(names()).toContain('Gold');
});
