import * as v from 'valibot';
import { isLoopbackOrigin, isWeb } from '../loopback.ts';
import { seal, unseal } from '../signedLink.ts';

const leadsBack = (address: string) => {
  const url = new URL(address);
  return isWeb(url) && isLoopbackOrigin(url.origin);
};

const orderSchema = v.object({
  orderNo: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  amount: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  merchant: v.optional(v.pipe(v.string(), v.nonEmpty()), 'Perlas'),
  channel: v.pipe(v.string(), v.nonEmpty()),
  returnUrl: v.pipe(v.string(), v.url(), v.check(leadsBack, 'The way back must lead to this machine')),
  expireTime: v.pipe(v.number(), v.safeInteger()),
});

/** An order registered by the operator: `amount` in hundredths, `expireTime` in milliseconds since 1970. */
export type Order = v.InferOutput<typeof orderSchema>;

/** The status of an order: waiting until the player decides; a decision is final. */
export type OrderStatus = 'waiting' | 'paid' | 'failed' | 'expired';

/** The order in a JSON text; undefined for an invalid one. */
export function parseOrder(json: string): Order | undefined {
  const order = v.safeParse(v.pipe(v.string(), v.parseJson(), orderSchema), json);
  return order.success ? order.output : undefined;
}

const purpose = 'checkout';
/** How long after its order's expiry a link still shows the outcome, milliseconds. */
const afterExpiry = 24 * 60 * 60_000;

/** An order encoded and signed for a link. */
export const sealOrder = (order: Order, key: string) =>
  seal(JSON.stringify(order), { purpose, until: order.expireTime + afterExpiry }, key);

/** The order in a signed link; undefined if the signature is wrong, or the link too old. */
export function openOrder(sealed: string, key: string, now: number): Order | undefined {
  const json = unseal(sealed, purpose, key, now);
  return json === undefined ? undefined : parseOrder(json);
}

/** The redirect back to the app: the order's `returnUrl`, with `orderNo` in its query. */
export function wayBack({ returnUrl, orderNo }: Order): string {
  const url = new URL(returnUrl);
  if (!url.searchParams.has('orderNo')) url.searchParams.set('orderNo', orderNo);
  return url.href;
}
