import type { Output } from '#contract/endpoints.ts';
import type { Requirement } from '#contract/endpoints/withdrawals.ts';
import type { Money } from '#contract/schema.ts';

type Exchange = Output<'getExchange'>;
type Known = Pick<Exchange, 'coin' | 'withdrawable' | 'bonusCoin' | 'needBet'> & {
  tradeInfo: { list: readonly Readonly<Requirement>[] };
};

/** Money that can't be withdrawn yet, and the wagering that it needs, in total and left; hundredths. */
export interface Held {
  held: Money;
  need: Money;
  left: Money;
}

const sumOf = (list: readonly Readonly<Requirement>[], of: 'need' | 'left') =>
  list.reduce((sum, each) => sum + each[of], 0) as Money;

const isOwn = ({ kind }: Pick<Requirement, 'kind'>) => kind === 'deposit';

/**
 * What a player can't withdraw yet: own money waits for the wagering of deposits, bonus money for that of bonuses,
 * coupons and rewards. `isHeld`: there is such money. `isSplit`: the operator's list accounts for all the wagering left, and
 * explains by it what is held; otherwise `needBet` is the wagering left, as one sum.
 */
export function wageringOf({ coin, withdrawable, bonusCoin, needBet, tradeInfo: { list } }: Known) {
  const bonusHeld = bonusCoin ?? 0;
  const partOf = (held: number, due: readonly Readonly<Requirement>[]): Held => ({
    held: Math.max(0, held) as Money,
    need: sumOf(due, 'need'),
    left: sumOf(due, 'left'),
  });
  const own = partOf(coin - withdrawable - bonusHeld, list.filter(isOwn));
  const bonus = partOf(
    bonusHeld,
    list.filter((each) => !isOwn(each)),
  );
  const isHeld = own.held + bonus.held > 0;
  const isExplained = own.held > 0 === own.left > 0 && (bonus.held === 0 || bonus.left > 0);
  return { own, bonus, isHeld, isSplit: isHeld && isExplained && own.left + bonus.left === needBet };
}

/** The wagering that a deposit and its bonuses will need, hundredths. */
export function wageringOfDeposit(
  { amount, bonus, coupon }: { amount: number; bonus: number; coupon: number },
  times: NonNullable<Exchange['turnover']>,
) {
  return {
    own: (amount * times.deposit) as Money,
    bonus: (bonus * times.bonus + coupon * times.coupon) as Money,
  };
}
