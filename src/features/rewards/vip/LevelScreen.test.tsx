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

test('each level shows its colours, requirements and benefits, and the own level is marked (VI-02, R-28)', async () => {
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

test('the own level’s details are open, those of other levels open at a tap (VI-02)', async () => {
  know();
  await renderScreen(<LevelScreen />, { player: 8 });
  const isOpen = (name: string) => card(name).querySelector('details')!.open;
  expect(names().filter((name) => isOpen(name))).toEqual(['Silver']);
  expect(card('Gold').querySelector('summary')!.textContent).toBe('Gold details');
  expect(button('Claim: Gold, ₱300.00')!.closest('details')).toBeNull();
});

test('a hidden or not yet visible level is missing from the table (VI-02)', async () => {
  const { levels } = vipInfo;
  know({ levels: levels.map((each) => (each.level === 3 ? { ...each, showType: 2 } : each)) });
  await renderScreen(<LevelScreen />, { player: 8 });
  expect(names()).toEqual(['Member', 'Bronze', 'Silver']);
  know({ levels: levels.map((each) => (each.level === 1 ? { ...each, showType: 0 } : { ...each, showType: 1 })) });
  await renderScreen(<LevelScreen />, { player: 8 });
  expect(names()).toEqual(['Member', 'Silver', 'Gold']);
});

test('an upgrade is claimed once, shows as claimed, or is locked with what unlocks it (VI-03)', async () => {
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

test('a claim of cash shows its wagering first and waits for the first deposit (V-32, RG-26)', async () => {
  know();
  setReply('refreshData', { totalRecharge: 0 });
  await renderScreen(<LevelScreen />, { player: 8 });
  expect(said()).toContain('wager 5×');
  expect(button('Claim: Silver, ₱200.00')!.getAttribute('aria-disabled')).toBe('true');
});

test('the review shows each rule of the own and the next level, progress and date (VI-07)', async () => {
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

test('a level without requirements at this review says so, without a badge (VI-07)', async () => {
  const list = vipAudit.list.map((each) => (each.level === 2 ? { ...each, needBet: 0 as Money, passed: true } : each));
  know({}, { ...vipAudit, list });
  await renderScreen(<LevelScreen />, { player: 8 });
  expect(said()).toContain('Nothing to do for this review.');
  expect(said()).not.toContain('Done');
});

test('offline the page says so once, and still shows the levels', async () => {
  know();
  await renderScreen(<LevelScreen />, { player: 8, online: false });
  expect(said().match(/Some buttons here need a connection/g)).toHaveLength(1);
  expect(names()).toContain('Gold');
});

test('the levels show even when the review can’t be loaded (VI-02)', async () => {
  know();
  setReply('getVipLevelAudit', undefined);
  app.replies.read.mockRejectedValue(new Failure('timeout'));
  await renderScreen(<LevelScreen />, { player: 8 });
  expect(names()).toContain('Gold');
});
