// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import type { Limit } from '#contract/endpoints/protection.ts';
import { renderScreen } from '#tests/support/screen.tsx';

const known = vi.hoisted((): { limits?: Partial<Limit>[] | undefined } => ({}));
const value = () => known.limits && { limits: known.limits };
vi.mock('#nav/useReply.ts', () => ({
  useReply: (name: string) => ({ value: name === 'selfLimitInfo' ? value() : undefined }),
}));
vi.mock('#nav/modals.ts', () => ({ show: async () => {} }));
vi.mock('#nav/report.ts', () => ({ report: () => {} }));
const { DepositOffer } = await import('./DepositOffer.tsx');
const { stores } = await import('#data/stores.ts');

const peso = 100;
const channels = [
  { id: 1, minAmount: 200 * peso, minAmount2: 300 * peso },
  { id: 2, minAmount: 100 * peso, minAmount2: 150 * peso },
  { id: 3, minAmount: 10 * peso, minAmount2: 10 * peso, status: 2 },
];
const left = (pesos: number) => [{ kind: 'deposit' as const, value: 500 * peso, used: (500 - pesos) * peso }];

test.each([
  ['not known yet', undefined, 0, 0],
  ['none', [], 0, 1],
  ['on something else', [{ kind: 'loss' as const, value: 100, used: 100 }], 0, 1],
  ['used up', left(0), 0, 0],
  ['whose period is over', left(500).map((each) => ({ ...each, resetAt: Date.now() - 1 })), 0, 0],
  ['with less than the minimum deposit left', left(99), 0, 0],
  ['with the minimum deposit left', left(100), 0, 1],
  ['with less than the minimum further deposit left', left(149), peso, 0],
  ['with the minimum further deposit left', left(150), peso, 1],
])('with limits %s: whether a deposit is offered (GA-20)', async (_, limits, totalRecharge, offers) => {
  known.limits = limits;
  Object.assign(stores.settings, { config: { rechargeTypes: channels, minRechargeFlag: 1 } });
  Object.assign(stores.session, { user: { totalRecharge } });
  const place = await renderScreen(<DepositOffer />);
  expect(place.querySelectorAll('button')).toHaveLength(offers);
});
