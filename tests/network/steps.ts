import type { Page } from 'playwright/test';
import { sandbox, type NewPlayer } from '../e2e/support/sandbox.ts';
import type { EffectiveType } from './conditions.ts';
import type { Aim } from './faults.ts';
import { expect as usual, test as base } from './test.ts';

/** When the network fails: before the request reaches the operator, or after it was processed and before its answer. */
type Moment = 'unsent' | 'unanswered';

type Step = () => Promise<unknown>;

/** Ways to lose an already slow network; each ends with the slow one restored. */
interface Cut {
  /** Begins the journey, on slow-2g unless on another network. */
  begin(slow?: EffectiveType): Promise<void>;
  /** Stays offline while `meanwhile` runs. */
  away(meanwhile: Step): Promise<void>;
  /** Goes offline when the first request of a call by `act` reaches a moment, until `meanwhile` is done. */
  tunnel(call: string, moment: Moment, act: Step, meanwhile: Step): Promise<void>;
  /** Stays online, but resets every request that a rule matches, until `act` and `meanwhile` are done. */
  torn(aim: string | Aim, moment: Moment, act: Step, meanwhile: Step): Promise<void>;
}

/** Maximum number of "took too long" dialogs per journey. */
const mostTimeouts = 1;

/** Tests of a player who loses the network at every step and must not see repeated dialogs. */
export const test: ReturnType<typeof base.extend<{ cut: Cut }>> = base.extend<{ cut: Cut }>({
  cut: async ({ context, network, faults }, provide) => {
    let timeouts = 0;
    await context.exposeBinding('tellTimeout', () => void timeouts++);
    await context.addInitScript(tellTimeouts);
    let slow: EffectiveType = 'slow-2g';
    const back = () => network(slow);

    await provide({
      async begin(named = slow) {
        slow = named;
        await back();
      },
      async away(meanwhile) {
        await network('offline');
        await meanwhile();
        await back();
      },
      async tunnel(call, moment, act, meanwhile) {
        const rule = faults.on({ call, times: 1 }, { hang: moment });
        await act();
        await rule.met();
        await network('offline');
        await meanwhile();
        await back();
      },
      async torn(aim, moment, act, meanwhile) {
        const rule = faults.on(aim, { reset: moment });
        await act();
        await rule.met();
        await meanwhile();
        rule.end();
      },
    });
    expect(timeouts).toBeLessThanOrEqual(mostTimeouts);
  },
});

/** Init script: reports every "took too long" dialog. */
function tellTimeouts() {
  const { tellTimeout } = globalThis as unknown as { tellTimeout(): void };
  const told = new WeakSet<Element>();
  const look = () => {
    for (const dialog of document.querySelectorAll('dialog[open]'))
      if (!told.has(dialog) && dialog.textContent.includes('timed out')) {
        told.add(dialog);
        tellTimeout();
      }
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
}

/** Locators of a heading, a button, and a page's first link, by name. */
export const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name }).first();

/** How often a player's call took effect at the operator. */
export async function effects(call: string, { id }: Pick<NewPlayer, 'id'>): Promise<number> {
  return (await sandbox.received(call)).filter(({ userId, effect }) => effect && userId === id).length;
}

/** Expectations with the timeout of one request on slow-2g, connection included, milliseconds. */
export const expect = usual.configure({ timeout: 25_000 });
