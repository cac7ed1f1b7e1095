import * as codes from '#contract/codes.ts';
import type { Details } from '#contract/failure.ts';
import type { Money } from '#contract/schema.ts';
import { formatDateTime } from '#i18n/dates.ts';
import { formatMoney } from '#i18n/money.ts';
import { language, locales } from '#i18n/language.ts';
import { words } from './words.en.ts';

const periods = ['day', 'week', 'month'] as const;
const losses = ['lossLimit', 'lossNearly'] as const;
const stakes = ['wagerLimit', 'wagerNearly'] as const;

/** What a player's own limit leaves, and when it resets; never a way around it (checklist SX-03, GA-20). */
export function limitText(code: number, { kind, period, limit, used, resetAt, until }: Details): string {
  const { say } = words;
  const time = (at: number) => formatDateTime(at, locales[language.code]);
  if ((code === codes.onBreak || code === codes.excluded) && until) return say('closedUntil', { time: time(until) });
  if (limit === undefined || resetAt === undefined) return say('someLimit');
  const named = periods.find((each) => each === period);
  const common = { limit: formatMoney(limit as Money), period: named ? say(named) : '', time: time(resetAt) };
  const left = formatMoney(Math.max(0, limit - (used ?? 0)) as Money);
  switch (code) {
    case codes.depositLimit:
      return say('depositLimit', { ...common, left });
    case codes.lossLimit: {
      const [reached, nearly] = kind === 'wager' ? stakes : losses;
      return used !== undefined && used < limit ? say(nearly, { ...common, left }) : say(reached, common);
    }
    case codes.timeLimit:
      return say('timeLimit', { minutes: limit, time: common.time });
    default:
      return say('someLimit');
  }
}
