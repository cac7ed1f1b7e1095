import { awarded, moved } from '../awards.ts';
import { read, write, ofFeature } from '../endpoint.ts';
import { balance, count, id, list, oneOf, optional, record, time, type Infer } from '../schema.ts';

/**
 * An offer for the first deposit, by the id of the recharge item that it belongs to: `price` and `bonus` hundredths, `rate`
 * the bonus in 1/10000 of the price, `status` as in `offerStates`.
 */
const offer = record({ id, price: balance, bonus: balance, rate: count, status: oneOf(0, 1, 2, 3) });

export type FirstOffer = Infer<typeof offer>;

/** Endpoints for the offers for a first deposit (payloads K). */
export const firstDeposit = ofFeature('firstDeposit', {
  firstDepositInfo: read(
    'What is added to a first deposit, and until when; how it ended once there is one',
    {},
    {
      items: list(offer),
      endTime: optional(time),
      /** The least deposit that has an offer, hundredths. */
      need: optional(balance),
      /** How many times the bonus must be staked before it can be withdrawn. */
      turnover: optional(count),
    },
    { kept: 'user', extension: true },
  ),
  firstDepositReceive: write(
    'Claims the bonus of a first deposit that had none as its amount was no offer’s',
    { id },
    awarded,
    { money: true, extension: true, spoils: ['firstDepositInfo', 'getActivityIds', ...moved] },
  ),
});
