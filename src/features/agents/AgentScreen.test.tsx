// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { alreadyDone } from '#contract/codes.ts';
import type { AgentLogRow } from '#contract/endpoints/agents.ts';
import type { Output } from '#contract/endpoints.ts';
import { Failure } from '#contract/failure.ts';
import type { Money } from '#contract/schema.ts';
import { replyKey } from '#contract/stores.ts';
import { standing, step } from '#tests/support/agent.ts';
import { button, field, press, render, type } from '#tests/support/render.tsx';
import { setReply } from '#tests/support/screen.tsx';
import { app } from '#tests/support/worker.ts';

const showRewards = vi.hoisted(() => vi.fn(async () => {}));
vi.mock('#shared/rewards/showRewards.ts', () => ({ showRewards }));
const toast = vi.hoisted(() => vi.fn());
vi.mock('#nav/toasts.ts', () => ({ toast }));
const show = vi.hoisted(() => vi.fn(async () => {}));
vi.mock('#nav/modals.ts', () => ({ show }));

const { stores } = await import('#data/stores.ts');
const { firstPage } = await import('#shared/records/pages.ts');
const { default: AgentScreen } = await import('./AgentScreen.tsx');
const { default: RuleScreen } = await import('./RuleScreen.tsx');

const money = (amount: number) => amount as Money;
const rewards = [{ id: 2001, count: 1_500 }];
const know = (more: Partial<Output<'appAgent5User'>> = {}) => setReply('appAgent5User', { ...standing, ...more });
const log = (kind: 1 | 2 | 3, list: AgentLogRow[], date?: string) =>
  setReply(replyKey('appAgent5UserLog', firstPage({ type: kind, ...(date && { date }) })), {
    list,
    pages: 1,
    total: list.length,
  });
const open = async (address = '/agent') => {
  history.replaceState(null, '', address);
  await render(<AgentScreen />);
};
const said = () => document.body.textContent;
const isOff = (name: string) => button(name)?.getAttribute('aria-disabled') === 'true';
const described = (name: string) =>
  document.getElementById(button(name)!.getAttribute('aria-describedby')!)?.textContent;

beforeEach(() => {
  vi.clearAllMocks();
  Object.assign(stores.session, { userId: 8, known: true });
  stores.network.onLine = true;
  stores.replies = {};
  setReply('refreshData', { totalRecharge: 20_000 });
  know();
  app.money.claimCommission.mockResolvedValue({ rewards, canReceive: money(0), coin: money(1_500) });
});

describe('overview', () => {
  test('the figures are shown with explanations, and what makes a member valid (SH-03)', async () => {
    await open();
    expect(said()).toContain('Direct membersJoined with your link12');
    expect(said()).toContain('TeamYour members and everyone they invited40');
    expect(said()).toContain('Today so farFrom bets settled today₱3.00');
    expect(said()).toContain('4 of 10 valid members');
    expect(said()).toContain('A member is valid after depositing ₱500.00 and betting ₱1,000.00 of their own money.');
  });

  test('one valid member to go uses the singular (SH-03)', async () => {
    know({ valid: 0, levels: [{ level: 1, minValid: 1, rate: 10 }], curLevel: 0 });
    await open();
    expect(said()).toContain('0 of 1 valid member');
    expect(said()).not.toContain('0 of 1 valid members');
  });

  test('the main button claims, or shares the link when there is nothing to claim (SH-03)', async () => {
    const isMain = (element: Element) => [...element.classList].some((name) => name.includes('gold'));
    const share = () => document.querySelector('main a[href="/share"]')!;
    await open();
    expect([button('Claim: ₱15.00')!, share()].map(isMain)).toEqual([true, false]);
    know({ canReceive: money(0), unreceived: money(0) });
    await open();
    expect([button('Claim: ₱0.00')!, share()].map(isMain)).toEqual([false, true]);
  });

  test('a player without members gets the share link and no filter (SH-04)', async () => {
    know({ direct: 0 });
    await open('/agent?tabActive=members');
    expect(said()).toContain('No members yet');
    expect(field('Day')).toBeUndefined();
    expect(document.querySelector('main a[href="/share"]')).not.toBeNull();
  });
});

describe('commission', () => {
  test('all past commission is claimed together and only once (SH-03)', async () => {
    await open();
    await press('Claim: ₱15.00');
    expect(app.money.claimCommission).toHaveBeenCalledExactlyOnceWith({});
    expect(showRewards).toHaveBeenCalledExactlyOnceWith(rewards);
    expect(isOff('Claim: ₱0.00')).toBe(true);
    await press('Claim: ₱0.00');
    expect(app.money.claimCommission).toHaveBeenCalledOnce();
  });

  test('with nothing to claim the button is off and explains why (SH-03)', async () => {
    know({ canReceive: money(0), unreceived: money(0) });
    await open();
    expect(isOff('Claim: ₱0.00')).toBe(true);
    expect(described('Claim: ₱0.00')).toContain('Nothing to claim yet');
  });

  test('an amount below the minimum is shown with the amount needed to claim (SH-03)', async () => {
    know({ canReceive: money(0), unreceived: money(400) });
    await open();
    expect(isOff('Claim: ₱4.00')).toBe(true);
    expect(described('Claim: ₱4.00')).toBe('You can claim once it reaches ₱10.00.');
  });

  test('bonus commission waits for the first deposit, and the page says so (V-32)', async () => {
    setReply('refreshData', { totalRecharge: 0 });
    know({ turnover: 1 });
    await open();
    expect(isOff('Claim: ₱15.00')).toBe(true);
    expect(described('Claim: ₱15.00')).toContain('once your first deposit is paid');
  });

  test('offline the last figures are shown and claiming is off (SH-03)', async () => {
    stores.network.onLine = false;
    await open();
    expect(isOff('Claim: ₱15.00')).toBe(true);
    expect(said()).toContain('Some buttons here need a connection');
  });
});

describe('members and records', () => {
  test('members are listed with masked names, optionally for one day (SH-04)', async () => {
    log(1, [
      { id: 1, nickname: 'J***n', regTime: Date.UTC(2026, 10, 20), recharge: money(100), bet: money(200), valid: 1 },
      { id: 2, nickname: '<b>x</b>', regTime: Date.UTC(2026, 10, 19), recharge: money(0), bet: money(0), valid: 0 },
    ]);
    log(1, [], '2026-11-01');
    await open('/agent?tabActive=members');
    expect(said()).toContain('J***nValid Joined Nov\u00A020,\u00A02026Deposits ₱1.00 Bets ₱2.00');
    expect(said()).toContain('<b>x</b>');
    expect(said()).toContain('Not valid yet');
    await type('Day', '2026-11-01');
    expect(said()).toContain('No members yet');
  });

  test('a future day is refused at its field without a request (SH-04)', async () => {
    log(1, []);
    await open('/agent?tabActive=members');
    app.replies.read.mockClear();
    await type('Day', '2999-01-01');
    expect(field('Day')!.getAttribute('aria-invalid')).toBe('true');
    expect(said()).toContain('This date is in the future.');
    expect(app.replies.read).not.toHaveBeenCalled();
  });

  test('commission is listed by day with its sources, or by receipt (SH-04)', async () => {
    log(2, [{ id: 1, date: '2026-11-20', bet: money(100_000), rate: 25, amount: money(250), status: 1 }]);
    log(3, [{ id: 5, time: Date.UTC(2026, 10, 20, 1), amount: money(700) }]);
    await open('/agent?tabActive=commission');
    expect(said()).toContain('Nov\u00A020,\u00A020260.25% of ₱1,000.00₱2.50Ready');
    await act(async () => {
      const list = document.querySelector('select')!;
      list.value = 'received';
      list.dispatchEvent(new Event('change', { bubbles: true }));
    });
    expect(said()).toContain('+₱7.00');
  });
});

describe('steps', () => {
  test('a step shows its progress and is claimed once when reached (SH-05)', async () => {
    app.money.claimInvite.mockResolvedValue({
      rewards,
      coin: money(0),
      inviteTasks: [step(1, 2), step(2, 0)],
      goalReached: 0,
    });
    await open('/agent?tabActive=invite');
    expect(said()).toContain('1 of 6');
    await press('Claim: 3 valid members, 10 points');
    expect(app.money.claimInvite).toHaveBeenCalledExactlyOnceWith({ id: 1 });
    expect(showRewards).toHaveBeenCalledExactlyOnceWith(rewards);
    expect(show).not.toHaveBeenCalled();
    expect(button('Claim: 3 valid members, 10 points')).toBeUndefined();
  });

  test('large step numbers are grouped (SH-05)', async () => {
    know({ inviteTasks: [{ ...step(1, 0, 9), target: 1_000 }] });
    await open('/agent?tabActive=invite');
    expect(said()).toContain('9 of 1,000');
  });

  test('the last step opens the goal dialog, which can be reopened (SH-05, Q-32)', async () => {
    know({ inviteTasks: [step(1, 2), step(2, 1, 6)] });
    app.money.claimInvite.mockResolvedValue({
      rewards,
      coin: money(0),
      inviteTasks: [step(1, 2), step(2, 2, 6)],
      goalReached: 1,
    });
    await open('/agent?tabActive=invite');
    await press('Claim: 6 valid members, 20 points');
    expect(showRewards.mock.invocationCallOrder[0]).toBeLessThan(show.mock.invocationCallOrder[0]!);
    expect(show).toHaveBeenCalledExactlyOnceWith('vipGift', {});
    await press('About the salary');
    expect(show).toHaveBeenCalledTimes(2);
  });

  test('a claim already made elsewhere shows a quiet note and refreshes (SH-05)', async () => {
    app.money.claimInvite.mockRejectedValue(new Failure('refused', alreadyDone));
    await open('/agent?tabActive=invite');
    app.replies.read.mockClear();
    await press('Claim: 3 valid members, 10 points');
    expect(toast).toHaveBeenCalledExactlyOnceWith('You already have this.');
    expect(app.replies.read).toHaveBeenCalledWith('appAgent5User', {});
  });
});

describe('rules', () => {
  test('the rates of all levels precede the rules, the player’s own marked (SH-06)', async () => {
    await render(<RuleScreen />);
    const rows = [...document.querySelectorAll('tbody tr')].map(({ textContent }) => textContent);
    expect(rows).toEqual(['1 Your level10.1%', '2100.25%']);
    expect(document.querySelector('tr[aria-current]')?.textContent).toContain('1 Your level');
    const [table, list] = [document.querySelector('table')!, document.querySelector('main ul')!];
    expect(table.compareDocumentPosition(list) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  });
});

describe('a visitor', () => {
  test('a visitor sees what it is about and a log-in link (R-17)', async () => {
    stores.session.userId = 0;
    await open();
    expect(said()).toContain('Friends who join with your link become your members.');
    expect(document.querySelector('a[href="/auth/login"]')).not.toBeNull();
  });
});
