import { Failure } from '#contract/failure.ts';
import type { Line } from './bus.ts';
import { pause, type World } from '../world.ts';

/**
 * Does a duty once, and says whether there was anything to do. One that takes its time calls `begin` right before it asks
 * the operator: the other tabs hear of it there, and where this tab leads no longer it is false.
 */
type Round = (begin: () => boolean) => Promise<boolean>;

interface Duty {
  name: string;
  period: number;
  round: Round;
  /** How long until the next round: its period, and longer where the operator asks for less. */
  wait: number;
  /** When, by `world.elapsed`. */
  due: number;
  /** The last round found nothing it could do, and no other tab has done it since. */
  owed: boolean;
  /** Counts what becomes of the duty: what comes of a round that something overtook says nothing any more. */
  turn: number;
  cancel(): void;
}

export type Duties = ReturnType<typeof createDuties>;

/** How long a visible tab waits for the leader's word before it takes the lead itself, milliseconds. */
const silence = 1_000;

/** Where the operator finds a duty too frequent, its rounds come half as often each time, but no rarer than this; milliseconds. */
const longest = 10 * 60_000;
/** By how much of it such a wait may be shorter, so that not everybody comes back at once. */
const jitter = 0.1;

/** What one tab does for all: its page holds the lock, and tells this worker to lead or to stop. */
export function createDuties(world: World, line: Line, report: (error: unknown) => void) {
  const duties: Duty[] = [];
  let leading = false;
  let heard = 0;

  function schedule(duty: Duty) {
    duty.cancel();
    duty.cancel = world.after(Math.max(0, duty.due - world.elapsed()), () => void run(duty));
  }

  async function run(duty: Duty) {
    if (!leading) return;
    duty.cancel();
    const [began, at] = [world.elapsed(), world.now()];
    const { name, period, wait } = duty;
    const turn = ++duty.turn;
    let said = false;
    const begin = () => {
      if (leading && !said) line.say({ kind: 'done', duty: name, at });
      said ||= leading;
      return leading;
    };
    Object.assign(duty, { wait: period, due: began + period, owed: false });
    try {
      const did = await duty.round(begin);
      if (did) begin();
      if (turn === duty.turn) duty.owed = !did;
    } catch (error) {
      if (turn === duty.turn) duty.owed = true;
      if (error instanceof Failure && error.code === 429) {
        duty.wait = Math.min(longest, wait * 2);
        duty.due = began + duty.wait * (1 - jitter * world.random());
      } else report(error);
    }
    if (leading) schedule(duty);
  }

  line.on('done', ({ duty: name, at }) => {
    for (const duty of duties)
      if (duty.name === name) {
        const due = world.elapsed() - Math.max(0, world.now() - at) + duty.wait;
        Object.assign(duty, { due, owed: false, turn: duty.turn + 1 });
      }
  });
  line.on('leader?', () => leading && line.say({ kind: 'leader!' }));
  line.on('leader!', () => void (heard = world.elapsed()));

  return {
    leading: () => leading,

    /**
     * Repeats a duty while this tab leads, `period` after it was last done by any tab.
     * `restart` counts from now; `ifDue` runs it at once when it is owed or its time has passed.
     */
    every(name: string, period: number, round: Round) {
      const due = world.elapsed() + period;
      const duty: Duty = { name, period, round, wait: period, due, owed: false, turn: 0, cancel: () => {} };
      duties.push(duty);
      if (leading) schedule(duty);
      return {
        restart() {
          Object.assign(duty, { wait: period, due: world.elapsed() + period, owed: false, turn: duty.turn + 1 });
          if (leading) schedule(duty);
        },
        ifDue() {
          const owed = duty.owed && duty.wait === period;
          if (leading && (owed || duty.due <= world.elapsed())) void run(duty);
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
      const asked = world.elapsed();
      line.say({ kind: 'leader?' });
      await pause(world, silence);
      return leading || heard >= asked;
    },
  };
}
