import { endpoints, type Name, type Output } from '#contract/endpoints.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { Broken } from './check.ts';
import { isSuccess } from './client.ts';
import type { Exchange } from './network.ts';
import type { Player } from './players.ts';

/** The payload of a call that must have succeeded. */
export function done<N extends Name>(exchange: Exchange<N>): Output<N> {
  if (!isSuccess(exchange)) throw new Broken('Success, not a refusal', [exchange]);
  const { wrapped }: Endpoint = endpoints[exchange.call];
  return (wrapped ? (exchange.answer as { data: unknown }).data : exchange.answer) as Output<N>;
}

/** The details of a refusal, which must have this code, these fields and these values. */
export function refused(
  exchange: Exchange,
  code: number,
  { with: fields = [], as = {} }: { with?: readonly string[]; as?: Record<string, unknown> } = {},
): Record<string, unknown> {
  if (exchange.verdict !== code) throw new Broken(`Refused with ${code}`, [exchange]);
  const details = (exchange.answer ?? {}) as Record<string, unknown>;
  const missing = fields.filter((field) => details[field] === undefined);
  if (missing.length > 0) throw new Broken(`${code} with ${missing.join(', ')}`, [exchange]);
  for (const [field, value] of Object.entries(as))
    if (details[field] !== value) throw new Broken(`${code} with ${field} ${JSON.stringify(value)}`, [exchange]);
  return details;
}

/** Throws with what was expected unless the condition holds. */
export function must(isSo: boolean, expected: string, ...exchanges: Exchange[]): void {
  if (!isSo) throw new Broken(expected, exchanges);
}

/** Whether a call without an envelope was refused, by an HTTP status such as 403. */
export const isRefused = ({ status }: Exchange) => status >= 400 && status < 500;

/** The numbers of a player’s deposits; throws unless there are `count`. */
export async function hasOrders(player: Player, count: number, ...before: Exchange[]): Promise<string[]> {
  const record = await player.call('rechargeRecord', { pageNum: 1, pageSize: 20 });
  const orders = done(record).list.map(({ orderNo }) => orderNo);
  must(orders.length === count, `${count} orders in rechargeRecord`, ...before, record);
  return orders;
}

/** An answer in comparable form: fields in one order, without `msg`, which is for logs. */
const told = ({ answer }: Exchange) =>
  JSON.stringify(answer, (key, value: unknown) => {
    if (key === 'msg') return undefined;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));
  });

/** Throws unless all of these got the same answer, apart from `msg`. */
export function alike(exchanges: readonly Exchange[], expected: string): void {
  const other = exchanges.find((each) => told(each) !== told(exchanges[0]!));
  if (other) throw new Broken(expected, [exchanges[0]!, other]);
}

export const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
