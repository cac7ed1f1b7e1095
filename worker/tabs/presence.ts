import type { Act } from '#contract/stores.ts';
import type { Core } from '../core/core.ts';
import { pause } from '../world.ts';

/** Whether it is this tab that is sending an act. */
export const isSentHere = (act: Act | undefined) => act?.state === 'sending' && !act.elsewhere;

/** The game in play, the acts on their way and the visibility of every tab, asked at the moment they matter. */
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
    /** This tab's game begins or ends now. */
    mark: () => void (since = world.now()),
    /** Every tab's word, this one's included. */
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

/** What those are given who ask all tabs. */
export type PlayerCore = Core & { presence: Roll };
