import { props } from '#contract/props.ts';
import type { Money } from '#contract/schema.ts';
import { formatMoney } from '#i18n/money.ts';
import layout from '#ui/layout.module.css';
import typography from '#ui/typography.module.css';
import type { ReadyClaim } from '../readyClaims.ts';
import { words } from '../words.en.ts';

/** The cash among some claims by how many times it is to be staked, the most demanding first. */
export function cashByTerms(claims: readonly ReadyClaim[]): { amount: number; times: number }[] {
  const all = new Map<number, number>();
  for (const { gives, turnover } of claims) {
    const amount = gives.reduce((sum, { id, count }) => sum + (id === props.coin ? count : 0), 0);
    if (amount > 0 && turnover > 0) all.set(turnover, (all.get(turnover) ?? 0) + amount);
  }
  return [...all].map(([times, amount]) => ({ amount, times })).toSorted((a, b) => b.times - a.times);
}

/** What the cash among some claims asks for, in figures, and that claiming is the player's choice (BO-06, RG-26). */
export function SheetTerms({ claims }: { claims: readonly ReadyClaim[] }) {
  const t = words.use();
  const groups = cashByTerms(claims);
  if (groups.length === 0) return null;
  const pesos = (amount: number) => formatMoney(amount as Money);
  return (
    <div className={`${layout['stack1']} ${typography['caption']}`}>
      {groups.map(({ amount, times }) => (
        <p key={times}>{t('sheetTerms', { amount: pesos(amount), n: String(times), stake: pesos(amount * times) })}</p>
      ))}
      <p>{t('sheetFree')}</p>
    </div>
  );
}
