import * as codes from '#contract/codes.ts';
import type { RefusalDetails } from '../operator/http/refusal.ts';

const until = Date.UTC(2026, 11, 24, 16);
const ofLimit = { period: 'day', limit: 50_000, used: 40_000, resetAt: until };

/** The typical details of each refusal. */
const details: { readonly [C in keyof typeof codes]?: RefusalDetails } = {
  badParameter: { field: 'amount' },
  notAllowed: { need: 'password' },
  closed: { until },
  tooOften: { retryAfter: 30 },
  drawNeedsDeposit: { needDeposit: 10_000 },
  drawNeedsTurnover: { needTyping: 50_000 },
  wrongPassword: { left: 4 },
  locked: { until },
  wrongCode: { left: 4 },
  unbound: { bindTicket: 'b1c2d3' },
  amountOutOfRange: { min: 10_000, max: 5_000_000 },
  turnoverLeft: { needBet: 30_000 },
  kycNeeded: { need: 'kyc' },
  noneLeftToday: { resetAt: until },
  wrongSafeboxPassword: { left: 4 },
  feeRaised: { fee: 50_000 },
  bonusChanged: { bonus: 2_500 },
  conditionUnmet: { need: 'recharge' },
  onBreak: { until },
  excluded: { until, irrevocableUntil: until },
  depositLimit: ofLimit,
  lossLimit: { kind: 'loss', ...ofLimit },
  timeLimit: { period: 'day', limit: 60, used: 60, resetAt: until },
};

const names = new Map<number, keyof typeof codes>(
  Object.entries(codes).map(([name, code]) => [code, name as keyof typeof codes]),
);

/** A refusal with this code, its typical details, and its name for logs. */
export function refusalExample(verdict: 'errcode' | 'code', code: number): object {
  const name = names.get(code)!;
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return { [verdict]: code, msg: words, ...details[name] };
}
