import type { Act } from '#contract/stores.ts';
import type { Core } from '../core/core.ts';
import { pause } from '../world.ts';

/** Whether this tab is sending an act. */
export const isSentHere = (act: Act | undefined) => act?.state === 'sending' && !act.elsewhere;

/** The presence of all tabs, queried when it matters: game in play, acts being sent and visibility. */
export function createPresence({ world, bus, stores, facts }: Core) {
  const patience = 200;
  type Tab = { gameId: number; since: number; visible: boolean; sending?: string[] };
  const asking = new Set<Tab[]>();
  let since = 0;
  const sending = () => Object.values(stores.acts).flatMap((act) => (act && isSentHere(act) ? [act.requestId] : []));
  const mine = () => ({ gameId: stores.play.gameId, since, visible: facts.visible, sending: sending() });

  bus.on('presence?', () => bus.publish({ kind: 'presence!', ...mine() }));
  bus.on('presence!', (tab) => {
    for (const answers of asking) answers.push(tab);
  });

  return {
    /** Records that this tab's game begins or ends now. */
    mark: () => void (since = world.now()),
    /** Queries the presence of every tab, this one included. */
    async call() {
      const answers: Tab[] = [];
      asking.add(answers);
      bus.publish({ kind: 'presence?' });
      await pause(world, patience);
      asking.delete(answers);
      return [mine(), ...answers];
    },
  };
}

type Roll = ReturnType<typeof createPresence>;

/** The core with the presence of all tabs, for features of players. */
export type PlayerCore = Core & { presence: Roll };
