import type { Name } from '#contract/endpoints.ts';
import type { MoneyTest } from '../moneyTest.ts';

/** The setups of sample calls: each takes the player's token and id, and returns fields known only at run time. */
export type Before = Partial<Record<Name, (token: string, userId: number) => Promise<object>>>;

/** A deposit, hundredths, before which no reward is given. */
export const firstDeposit = 20_000;

const day = 24 * 60 * 60 * 1_000;

/** Lets days pass. */
export function passDays({ clock }: MoneyTest, days: number): void {
  clock.time += days * day;
}

/** A setup that brings no fields: its answer is no input. */
export async function alone(setup: Promise<unknown>): Promise<object> {
  await setup;
  return {};
}
