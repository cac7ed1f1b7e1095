/** The order's number in an answer that nobody has checked, as the operator repeats it when asked what became of a withdrawal; null where there is none. */
export function orderNoIn(answer: unknown): string | null {
  if (typeof answer !== 'object' || answer === null || !('orderNo' in answer)) return null;
  return typeof answer.orderNo === 'string' && answer.orderNo !== '' ? answer.orderNo : null;
}
