import * as v from 'valibot';
import { isLoopbackOrigin } from '../loopback.ts';
import { sign, verify } from '../signature.ts';

const leadsBack = (url: string) => isLoopbackOrigin(new URL(url).origin);

const orderSchema = v.object({
  orderNo: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  amount: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  merchant: v.optional(v.pipe(v.string(), v.nonEmpty()), 'Perlas'),
  channel: v.pipe(v.string(), v.nonEmpty()),
  returnUrl: v.pipe(v.string(), v.url(), v.check(leadsBack, 'The way back must lead to this machine')),
  expireTime: v.pipe(v.number(), v.safeInteger()),
});

/** What the operator asks the player to pay: `amount` in hundredths, `expireTime` in milliseconds since 1970. */
export type Order = v.InferOutput<typeof orderSchema>;

/** Waiting until the player decides; what was decided stays. */
export type OrderStatus = 'waiting' | 'paid' | 'failed' | 'expired';

/** The order in a JSON text, or nothing when the text is no proper order. */
export function parseOrder(json: string): Order | undefined {
  const order = v.safeParse(v.pipe(v.string(), v.parseJson(), orderSchema), json);
  return order.success ? order.output : undefined;
}

/** An order as a link carries it: readable by anybody, made only by who knows the secret. */
export function sealOrder(order: Order, secret: string): string {
  const payload = Buffer.from(JSON.stringify(order)).toString('base64url');
  return `${payload}.${sign(payload, secret)}`;
}

/** The order in a link, or nothing when the link was not sealed with this secret. */
export function openOrder(sealed: string, secret: string): Order | undefined {
  const [payload = '', signature] = sealed.split('.');
  if (!verify(payload, secret, signature)) return undefined;
  return parseOrder(Buffer.from(payload, 'base64url').toString());
}

/** Where the player goes back to: the order's `returnUrl`, with `orderNo` in its query. */
export function wayBack({ returnUrl, orderNo }: Order): string {
  const url = new URL(returnUrl);
  if (!url.searchParams.has('orderNo')) url.searchParams.set('orderNo', orderNo);
  return url.href;
}
