import type { MoneyName } from '#contract/endpoints.ts';
import { app } from '#data/worker.ts';

const underWay = new Map<MoneyName, Promise<unknown>>();

/** Asks the operator what became of an uncertain act, as `settle` does; who asks meanwhile hears the same answer. */
export function lookUp(name: MoneyName): Promise<unknown> {
  const asked = underWay.get(name) ?? app.money.settle(name).finally(() => underWay.delete(name));
  underWay.set(name, asked);
  return asked;
}
