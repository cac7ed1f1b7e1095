import type { Input, ReadName } from '#contract/endpoints.ts';
import { daysOfPeriod, spanOfDays } from '#shared/records/days.ts';
import { rememberDays } from '#shared/records/lastDays.ts';
import { firstPage } from '#shared/records/pages.ts';

/** A reply that a player would look at first. */
export interface Look {
  readonly name: ReadName;
  /** Its page's input, at a time of the operator's clock (epoch milliseconds). */
  readonly input: (now: number) => object;
  /** It has come. */
  readonly onCome?: (now: number) => void;
}

const look = <N extends ReadName>(
  name: N,
  input: (now: number) => Input<N>,
  more: Pick<Look, 'onCome'> = {},
): Look => ({ name, input, ...more });

const reportDays = (now: number) => daysOfPeriod('week', now);

/**
 * Replies requested once a day, so that a player has them offline: with their pages' inputs, the most important
 * first.
 */
export const looks: readonly Look[] = [
  look('getExchange', () => ({})),
  look('getBankInfo', () => ({})),
  look('rechargeRecord', () => firstPage({})),
  look('appUserCoinDetail', () => firstPage({})),
  look(
    'betRecordReport',
    (now) => {
      const { from, to } = reportDays(now);
      return { ...spanOfDays(from, to), groupBy: 'day' };
    },
    { onCome: (now) => rememberDays('report', reportDays(now)) },
  ),
  look('selfLimitInfo', () => ({})),
  look('rgSession', () => ({})),
  look('kyc', () => ({})),
  look('getMail2', () => firstPage({})),
  look('appAgent5User', () => ({})),
];
