import type { Money } from '#contract/schema.ts';
import { formatMoney } from '#i18n/money.ts';
import { toast } from '#nav/toasts.ts';
import { formatSpan } from './bar/clock.ts';
import { signed } from './bar/signed.ts';
import { words } from './words.en.ts';

/** How long the summary stays at least, in milliseconds. */
const least = 8_000;

/**
 * Shows a game session's result once it is left, from the operator's figures: time played in milliseconds, staked,
 * won, net. Nothing is shown if the operator gives none, or nothing was staked.
 */
export function showSummary(sums: { bet: Money; win: Money } | null, played: number): void {
  if (!sums || sums.bet === 0) return;
  const { bet, win } = sums;
  const net = signed((win - bet) as Money);
  const text = words.say('summary', { time: formatSpan(played), bet: formatMoney(bet), win: formatMoney(win), net });
  toast(text, least);
}
