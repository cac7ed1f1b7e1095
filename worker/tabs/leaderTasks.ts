import * as codes from '#contract/codes.ts';
import { Failure } from '#contract/failure.ts';
import type { TabBus } from './bus.ts';
import { pause, type World } from '../world.ts';

/**
 * Does a task once, and says whether there was anything to do. One that takes its time calls `begin` right before it asks
 * the operator: the other tabs hear of it there, and where this tab leads no longer it is false.
 */
type Round = (begin: () => boolean) => Promise<boolean>;

interface Task {
  name: string;
  period: number;
  round: Round;
  /** How long until the next round: its period, and longer where the operator asks for less. */
  wait: number;
  /** When, by `world.elapsed`. */
  due: number;
  /** The last round found nothing it could do, and no other tab has done it since. */
  owed: boolean;
  /** Counts what becomes of the task: what comes of a round that something overtook says nothing any more. */
  turn: number;
  cancel(): void;
}

export type LeaderTasks = ReturnType<typeof createLeaderTasks>;

/** How long a visible tab waits for the leader's word before it takes the lead itself, milliseconds. */
const silence = 1_000;

/** Where the operator finds a task too frequent, its rounds come half as often each time, but no rarer than this; milliseconds. */
const longest = 10 * 60_000;
/** By how much of it such a wait may be shorter, so that not everybody comes back at once. */
const jitter = 0.1;

/** What one tab does for all: its page holds the lock, and tells this worker to lead or to stop. */
export function createLeaderTasks(world: World, bus: TabBus, report: (error: unknown) => void) {
  const tasks: Task[] = [];
  let leading = false;
  let heard = 0;

  function schedule(task: Task) {
    task.cancel();
    task.cancel = world.after(Math.max(0, task.due - world.elapsed()), () => void run(task));
  }

  async function run(task: Task) {
    if (!leading) return;
    task.cancel();
    const [began, at] = [world.elapsed(), world.now()];
    const { name, period, wait } = task;
    const turn = ++task.turn;
    let said = false;
    const begin = () => {
      if (leading && !said) bus.publish({ kind: 'done', task: name, at });
      said ||= leading;
      return leading;
    };
    Object.assign(task, { wait: period, due: began + period, owed: false });
    try {
      const did = await task.round(begin);
      if (did) begin();
      if (turn === task.turn) task.owed = !did;
    } catch (error) {
      if (turn === task.turn) task.owed = true;
      if (error instanceof Failure && error.code === codes.tooOften) {
        task.wait = Math.min(longest, wait * 2);
        task.due = began + task.wait * (1 - jitter * world.random());
      } else report(error);
    }
    if (leading) schedule(task);
  }

  bus.on('done', ({ task: name, at }) => {
    for (const task of tasks)
      if (task.name === name) {
        const due = world.elapsed() - Math.max(0, world.now() - at) + task.wait;
        Object.assign(task, { due, owed: false, turn: task.turn + 1 });
      }
  });
  bus.on('leader?', () => leading && bus.publish({ kind: 'leader!' }));
  bus.on('leader!', () => void (heard = world.elapsed()));

  return {
    leading: () => leading,

    /**
     * Repeats a task while this tab leads, `period` after it was last done by any tab.
     * `restart` counts from now; `ifDue` runs it at once when it is owed or its time has passed.
     */
    every(name: string, period: number, round: Round) {
      const due = world.elapsed() + period;
      const task: Task = { name, period, round, wait: period, due, owed: false, turn: 0, cancel: () => {} };
      tasks.push(task);
      if (leading) schedule(task);
      return {
        restart() {
          Object.assign(task, { wait: period, due: world.elapsed() + period, owed: false, turn: task.turn + 1 });
          if (leading) schedule(task);
        },
        ifDue() {
          const owed = task.owed && task.wait === period;
          if (leading && (owed || task.due <= world.elapsed())) void run(task);
        },
      };
    },

    /** The page has or no longer has the lock. */
    lead(on: boolean) {
      leading = on;
      for (const task of tasks) {
        if (!on) task.cancel();
        else schedule(task);
      }
    },

    /** Whether some tab says that it leads; asked by a visible tab that doesn't. */
    async led(): Promise<boolean> {
      if (leading) return true;
      const asked = world.elapsed();
      bus.publish({ kind: 'leader?' });
      await pause(world, silence);
      return leading || heard >= asked;
    },
  };
}
