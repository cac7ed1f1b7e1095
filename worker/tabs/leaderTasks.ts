import * as codes from '#contract/codes.ts';
import { Failure } from '#contract/failure.ts';
import type { TabBus } from './bus.ts';
import { pause, type World } from '../world.ts';

/**
 * Runs a task once, and resolves with whether there was anything to do. A slow task calls `begin` right before
 * sending its request: that notifies the other tabs, and returns false if this tab is no longer the leader.
 */
type Round = (begin: () => boolean) => Promise<boolean>;

interface Task {
  name: string;
  period: number;
  round: Round;
  /** The delay until the next round: its period, or longer while the operator rate-limits it or fails. */
  wait: number;
  /** When, by `world.elapsed`. */
  due: number;
  /** Whether the last round could do nothing, and no other tab has done it since. */
  owed: boolean;
  whileDown: boolean;
  /** When it was first due while the operator was down, by `elapsed`; undefined while it isn't. */
  restedAt: number | undefined;
  extra(): number;
  /** The number of the latest round or restart: the result of an overtaken round is ignored. */
  turn: number;
  cancel(): void;
}

interface Options {
  /** Runs while the operator is down, when all other tasks rest, and only then. */
  whileDown?: boolean;
  /** Added to the period, newly for each round, milliseconds. */
  extra?: () => number;
}

export type LeaderTasks = ReturnType<typeof createLeaderTasks>;

/** The time a visible tab waits for the leader's answer before it takes the lead, milliseconds (leader election). */
const answerTimeout = 1_000;

/**
 * The longest delay of a task that is rate-limited, or that the operator fails on; it doubles each time.
 * Milliseconds.
 */
export const maxWait = { limited: 10 * 60_000, failed: 60_000 };

/**
 * Once an operator that was down for `from` is back, the first round of a task with a shorter period comes within
 * `over`; milliseconds. Devices that learnt of it later than that are spread by their starts.
 */
export const recoverySpread = { from: 60_000, over: 5 * 60_000 };

/** Failures of an operator that is down, overloaded or broken; without a network there is no load to avoid. */
const failures = ['server', 'refused', 'maintenance', 'garbled', 'timeout'];
/** The jitter of such a delay, as a share of it, so that not all tabs retry at once. */
export const jitter = 0.1;

/** The longest delay of a task after this error; 0 keeps its pace. */
function longestWait(error: unknown): number {
  if (!(error instanceof Failure)) return 0;
  if (error.code === codes.tooOften) return maxWait.limited;
  return failures.includes(error.kind) ? maxWait.failed : 0;
}

/** Runs the tasks of the leader, one tab for all; its page holds the lock and calls `lead`. */
export function createLeaderTasks(
  world: World,
  bus: TabBus,
  report: (error: unknown) => void,
  isDown: () => boolean = () => false,
) {
  const tasks: Task[] = [];
  let leading = false;
  let lastAnswer = 0;

  function schedule(task: Task) {
    task.cancel();
    task.cancel = world.after(Math.max(0, task.due - world.elapsed()), () => void run(task));
  }

  async function run(task: Task) {
    if (!leading) return;
    task.cancel();
    const startedAt = world.elapsed();
    const { period, wait } = task;
    const turn = ++task.turn;
    const begin = announcementOf(task.name);
    Object.assign(task, { wait: period, due: startedAt + period + task.extra(), owed: false });
    const rests = isDown() !== task.whileDown;
    const { restedAt = startedAt } = task;
    const isBack = !rests && startedAt - restedAt >= recoverySpread.from && period < recoverySpread.from;
    task.restedAt = rests ? restedAt : undefined;
    if (isBack) task.due = startedAt + world.random() * recoverySpread.over;
    if (rests || isBack) return schedule(task);
    try {
      const did = await task.round(begin);
      if (did) begin();
      if (turn === task.turn) task.owed = !did;
    } catch (error) {
      if (turn === task.turn) task.owed = true;
      const longest = longestWait(error);
      if (longest > period) slowDown(task, startedAt, Math.min(longest, wait * 2));
      else report(error);
    }
    if (leading) schedule(task);
  }

  /** Announces once, while this tab leads, that a round of the task is done here; returns whether it leads. */
  function announcementOf(name: string) {
    let announced = false;
    return () => {
      if (!leading) return false;
      // Uses the current time, as the clock may have been set since the round began.
      if (!announced) bus.publish({ kind: 'done', task: name, at: world.now() });
      announced = true;
      return true;
    };
  }

  /** Postpones the next round, counted from the start of the last. */
  function slowDown(task: Task, startedAt: number, wait: number) {
    task.wait = wait;
    task.due = startedAt + wait * (1 - jitter * world.random());
  }

  bus.on('done', ({ task: name, at }) => {
    for (const task of tasks)
      if (task.name === name) {
        const due = world.elapsed() - Math.max(0, world.now() - at) + task.wait;
        Object.assign(task, { due, owed: false, turn: task.turn + 1 });
        // Where no lock keeps two tabs from leading, they take turns.
        if (leading) schedule(task);
      }
  });
  bus.on('leader?', () => leading && bus.publish({ kind: 'leader!' }));
  bus.on('leader!', () => void (lastAnswer = world.elapsed()));

  return {
    leading: () => leading,

    /**
     * Repeats a task while this tab leads, `period` after any tab last did it. `restart` counts from now, or from some milliseconds `later`; `ifDue`
     * runs it at once if it is owed or overdue.
     */
    every(name: string, period: number, round: Round, { whileDown = false, extra = () => 0 }: Options = {}) {
      const due = world.elapsed() + period;
      const state = { wait: period, due, restedAt: undefined, owed: false, turn: 0, cancel: () => {} };
      const task: Task = { name, period, round, whileDown, extra, ...state };
      tasks.push(task);
      if (leading) schedule(task);
      return {
        restart(later = 0) {
          Object.assign(task, {
            wait: period,
            due: world.elapsed() + period + later,
            owed: false,
            turn: task.turn + 1,
          });
          if (leading) schedule(task);
        },
        ifDue() {
          const owed = task.owed && task.wait === period;
          if (leading && (owed || task.due <= world.elapsed())) void run(task);
        },
      };
    },

    /** Starts or stops the tasks, when the page gains or loses the lock. */
    lead(on: boolean) {
      leading = on;
      for (const task of tasks) {
        if (!on) task.cancel();
        else schedule(task);
      }
    },

    /** Whether some tab answers as the leader; queried by a visible tab that isn't. */
    async led(): Promise<boolean> {
      if (leading) return true;
      const queriedAt = world.elapsed();
      bus.publish({ kind: 'leader?' });
      await pause(world, answerTimeout);
      return leading || lastAnswer >= queriedAt;
    },
  };
}
