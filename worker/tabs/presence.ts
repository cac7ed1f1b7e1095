import type { Act, Facts, Stores } from '#contract/stores.ts';
import { pause, type World } from '../world.ts';
import type { TabBus } from './bus.ts';

interface Dependencies {
  world: World;
  bus: TabBus;
  stores: Stores;
  facts: Facts;
}

/** How long a query of all tabs waits for their answers, milliseconds. */
export const presenceTimeout = 200;

/** Whether this tab is sending an act. */
export const isSentHere = (act: Act | undefined) => act?.state === 'sending' && !act.elsewhere;

/** The presence of all tabs, queried on demand: game in play, acts being sent, visibility. */
export function createPresence({ world, bus, stores, facts }: Dependencies) {
  type Tab = { gameId: number; since: number; visible: boolean; sending?: string[] };
  const queries = new Set<Tab[]>();
  let since = 0;
  const sending = () => Object.values(stores.acts).flatMap((act) => (act && isSentHere(act) ? [act.requestId] : []));
  const own = () => ({ gameId: stores.play.gameId, since, visible: facts.visible, sending: sending() });

  bus.on('presence?', () => bus.publish({ kind: 'presence!', ...own() }));
  bus.on('presence!', (tab) => {
    for (const answers of queries) answers.push(tab);
  });

  return {
    /** Records that this tab's game begins or ends now. */
    mark: () => void (since = world.now()),
    /** Queries the presence of every tab, this one included. */
    async queryTabs() {
      const answers: Tab[] = [];
      queries.add(answers);
      bus.publish({ kind: 'presence?' });
      await pause(world, presenceTimeout);
      queries.delete(answers);
      return [own(), ...answers];
    },
  };
}

export type Presence = ReturnType<typeof createPresence>;
