import type { Page } from 'playwright/test';
import { sandbox, type NewPlayer } from '../e2e/support/sandbox.ts';
import type { Aim } from './faults.ts';
import { expect as usual, test as base } from './test.ts';

/** How far a request comes: the operator never hears of it, or has acted on it and can't say so. */
type Moment = 'unsent' | 'unanswered';

type Step = () => Promise<unknown>;

/** Ways to lose a network that is slow already; each has the slow one back in the end. */
interface Cut {
  /** The journey begins: from now on the network is slow-2g. */
  begin(): Promise<void>;
  /** There is none while the player goes on. */
  away(meanwhile: Step): Promise<void>;
  /** It goes when the first request that `act` makes of a call has come to a moment, and stays away for `meanwhile`. */
  tunnel(call: string, moment: Moment, act: Step, meanwhile: Step): Promise<void>;
  /** It stays, but every request that a rule is for loses its connection at a moment, until `act` and `meanwhile` are through. */
  torn(aim: string | Aim, moment: Moment, act: Step, meanwhile: Step): Promise<void>;
}

/** So many dialogs may say on one journey that something took too long. */
const mostTimeouts = 1;

/** The tests of a network, for a player who loses it at every step and is never left alone with a storm of dialogs. */
export const test: ReturnType<typeof base.extend<{ cut: Cut }>> = base.extend<{ cut: Cut }>({
  cut: async ({ context, network, faults }, provide) => {
    let timeouts = 0;
    await context.exposeBinding('tellTimeout', () => void timeouts++);
    await context.addInitScript(tellTimeouts);
    const begin = () => network('slow-2g');

    await provide({
      begin,
      async away(meanwhile) {
        await network('offline');
        await meanwhile();
        await begin();
      },
      async tunnel(call, moment, act, meanwhile) {
        const rule = faults.on({ call, times: 1 }, { hang: moment });
        await act();
        await rule.met();
        await network('offline');
        await meanwhile();
        await begin();
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

/** Tells of every dialog that opens to say that something took too long. */
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

/** A heading, a button, and the first link of a page, by name. */
export const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name }).first();

/** How often the operator did what a player asked for by a call. */
export async function effects(call: string, { id }: Pick<NewPlayer, 'id'>): Promise<number> {
  return (await sandbox.received(call)).filter(({ userId, effect }) => effect && userId === id).length;
}

/** On slow-2g nothing is waited for longer than a request may take and its connection, milliseconds. */
export const expect = usual.configure({ timeout: 25_000 });
