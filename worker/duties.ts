import type { Stores } from './contract/stores.ts';
import type { Line } from './line.ts';
import { pause, type World } from './world.ts';

interface Duty {
  name: string;
  period: number;
  round(): Promise<boolean>;
  due: number;
  /** The last round found nothing it could do. */
  owed: boolean;
  cancel(): void;
}

export type Duties = ReturnType<typeof createDuties>;

/** How long a visible tab waits for the leader's word before it takes the lead itself, milliseconds. */
const silence = 1_000;

/** What one tab does for all: its page holds the lock, and tells this worker to lead or to stop. */
export function createDuties(world: World, line: Line, report: (error: unknown) => false) {
  const duties: Duty[] = [];
  let leading = false;
  let heard = 0;

  function schedule(duty: Duty) {
    duty.cancel();
    duty.cancel = world.after(Math.max(0, duty.due - world.now()), () => void run(duty));
  }

  async function run(duty: Duty) {
    if (!leading) return;
    duty.due = world.now() + duty.period;
    duty.owed = false;
    duty.owed = !(await duty.round().catch(report));
    if (!duty.owed) line.say({ kind: 'done', duty: duty.name, at: duty.due - duty.period });
    if (leading) schedule(duty);
  }

  line.on('done', ({ duty: name, at }) => {
    for (const duty of duties) if (duty.name === name) duty.due = at + duty.period;
  });
  line.on('leader?', () => leading && line.say({ kind: 'leader!' }));
  line.on('leader!', () => void (heard = world.now()));

  return {
    leading: () => leading,

    /**
     * Repeats a duty while this tab leads, `period` after it was last done by any tab. A round says whether there was anything to do.
     * `restart` counts from now; `ifDue` runs it at once when it is owed or its time has passed.
     */
    every(name: string, period: number, round: () => Promise<boolean>) {
      const duty: Duty = { name, period, round, due: world.now() + period, owed: false, cancel: () => {} };
      duties.push(duty);
      return {
        restart() {
          duty.due = world.now() + period;
          duty.owed = false;
          if (leading) schedule(duty);
        },
        ifDue() {
          if (leading && (duty.owed || duty.due <= world.now())) void run(duty);
        },
      };
    },

    /** The page has or no longer has the lock. */
    lead(on: boolean) {
      leading = on;
      for (const duty of duties) {
        if (!on) duty.cancel();
        else schedule(duty);
      }
    },

    /** Whether some tab says that it leads; asked by a visible tab that doesn't. */
    async led(): Promise<boolean> {
      if (leading) return true;
      const asked = world.now();
      line.say({ kind: 'leader?' });
      await pause(world, silence);
      return leading || heard >= asked;
    },
  };
}

/** The game in play and the visibility of every tab, asked at the moment they matter. */
export function createRoll(world: World, line: Line, stores: Stores, visible: () => boolean) {
  const patience = 200;
  type Tab = { gameId: number; since: number; visible: boolean };
  const asking = new Set<Tab[]>();
  let since = 0;
  const mine = () => ({ gameId: stores.play.gameId, since, visible: visible() });

  line.on('roll', () => line.say({ kind: 'here', ...mine() }));
  line.on('here', (tab) => {
    for (const answers of asking) answers.push(tab);
  });

  return {
    /** This tab's game begins or ends now. */
    mark: () => void (since = world.now()),
    /** Every tab's word, this one's included. */
    async call() {
      const answers: Tab[] = [];
      asking.add(answers);
      line.say({ kind: 'roll' });
      await pause(world, patience);
      asking.delete(answers);
      return [mine(), ...answers];
    },
  };
}
