import { Failure } from '#contract/failure.ts';
import type { Later } from '#worker/invoke.ts';
import type { Actions } from '#worker/start.ts';
import { startDeadline } from './deadline.ts';
import { handedOver } from './handedOver.ts';
import { callDeadline, currentLife, supervision } from './supervision.ts';

type Group<T> = { [K in keyof T]: Later<T[K]> };
type App = { [G in keyof Actions]: Group<Actions[G]> };

/** This group is read-only, so calls that a dying worker left unanswered are repeated with the next one. */
const readOnly: keyof App = 'games';

/** Invokes an action of the worker; settles by the deadline, even if the worker dies. */
function request(group: keyof App, action: string, given: unknown[]): Promise<unknown> {
  const { core, calls } = currentLife();
  return new Promise((resolve, reject) => {
    const fail = (kind: 'timeout' | 'stopped') => {
      if (kind === 'timeout' || supervision.broken || group !== readOnly) reject(new Failure(kind));
      else request(group, action, given).then(resolve, reject);
    };
    if (supervision.broken) return fail('stopped');
    const cancel = startDeadline(callDeadline, () => fail('timeout'));
    calls.add(fail);
    // If the worker never started, its supervision has already settled its calls.
    void core
      .then(
        ({ invoke }) => invoke(group, action, ...given.map(handedOver)).then(resolve, reject),
        () => {},
      )
      .finally(() => (cancel(), calls.delete(fail)));
  });
}

/** A group's actions by name; `worker/app.ts` returns the groups. */
const groupOf = <G extends keyof App>(group: G) =>
  new Proxy({} as App[G], {
    get:
      (_, action: string) =>
      (...given: unknown[]) =>
        request(group, action, given),
  });

/** The worker's groups of actions. Every call settles by its deadline, even if the worker dies. */
export const app: App = {
  tab: groupOf('tab'),
  replies: groupOf('replies'),
  session: groupOf('session'),
  games: groupOf('games'),
  events: groupOf('events'),
  builds: groupOf('builds'),
  account: groupOf('account'),
  kyc: groupOf('kyc'),
  feedback: groupOf('feedback'),
  player: groupOf('player'),
  play: groupOf('play'),
  money: groupOf('money'),
  rg: groupOf('rg'),
};

/** Whether the page is waiting for the worker, that is, something is in progress for the player. */
export const isAsking = () => currentLife().calls.size > 0;
