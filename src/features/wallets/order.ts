/** A deposit order that waits to be paid. */
export interface Order {
  orderNo: string;
  payUrl: string;
}

/** The order in an answer that nobody has checked, as the operator repeats it when asked what became of a deposit; null where there is none. */
export function orderIn(answer: unknown): Order | null {
  if (typeof answer !== 'object' || answer === null) return null;
  const { orderNo, payUrl } = answer as Partial<Record<keyof Order, unknown>>;
  return typeof orderNo === 'string' && typeof payUrl === 'string' ? { orderNo, payUrl } : null;
}
