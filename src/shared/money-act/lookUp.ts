import type { MoneyName } from '#contract/endpoints.ts';
import { app } from '#data/worker.ts';

const underWay = new Map<MoneyName, Promise<unknown>>();

/** Looks up the outcome of an uncertain money act by `settle`; concurrent calls share one request. */
export function lookUp(name: MoneyName): Promise<unknown> {
  const request = underWay.get(name) ?? app.money.settle(name).finally(() => underWay.delete(name));
  underWay.set(name, request);
  return request;
}
