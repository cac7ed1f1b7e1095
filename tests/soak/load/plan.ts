import { spreadOver } from '#shared/claims/inSight.ts';
import { createDice, type Dice } from '../clock.ts';
import { drawing, hour, minute, returning, second, type Day } from './day.ts';

/** What a player or the page does on a device. */
export type Step = 'open' | 'view' | 'offline' | 'online' | 'read';

/** How long a player stays on a page, and how long an app stays open, on average; milliseconds. */
const habits = { view: 2 * minute, visit: hour };

/**
 * How many of a hundred apps show a page at midnight that begins anew, the bonus page, and the lottery when it is drawn.
 */
const watching = { daily: 3, bonus: 1, draw: 1 };

/** What the bonus page asks for at midnight: the rows it shows, and the rest of what a day can change. */
const bonusReads = { shown: 3, unseen: 7 };

/** How often the lottery's page asks for a result, milliseconds. */
const drawPace = 4 * second;

/** How many devices of a hundred lose their network. */
const losing = 50;

interface Planned {
  at: number;
  step: Step;
}

/** What happens on the device of this number, in order of time; the same in every run. */
export interface Plan {
  next(): Planned;
}

function once(day: Day, dice: Dice): Planned[] {
  const within = (ms: number) => dice.between(0, ms);
  const reads = (at: number, spread: number, many = 1): Planned[] =>
    Array.from({ length: many }, () => ({ at: at + within(spread), step: 'read' }));
  const page = dice.between(0, 100);
  const midnight = day.midnight + second / 2;
  const steps: Planned[] = [];
  if (page < watching.daily) steps.push(...reads(midnight, spreadOver.shown));
  else if (page < watching.daily + watching.bonus)
    steps.push(
      ...reads(midnight, spreadOver.shown, bonusReads.shown),
      ...reads(midnight, spreadOver.unseen, bonusReads.unseen),
    );
  if (dice.between(0, 100) < watching.draw) {
    const first = day.draw + within(spreadOver.shown);
    for (let at = first; at <= day.draw + drawing + drawPace; at += drawPace) steps.push({ at, step: 'read' });
  }
  if (dice.between(0, 100) < losing)
    steps.push({ at: day.loss.from, step: 'offline' }, { at: day.loss.until + within(returning), step: 'online' });
  return steps.toSorted((a, b) => a.at - b.at);
}

export function createPlan(day: Day, device: number): Plan {
  const dice = createDice(device + 1);
  const steps = once(day, dice);
  /** Whole milliseconds, exponentially distributed. */
  const wait = (average: number) => Math.ceil(-average * Math.log(1 - dice.between(0, 1_000_000) / 1_000_000));
  let opens = day.opening + dice.between(0, day.from - day.opening);
  let views = opens + wait(habits.view);

  return {
    next() {
      const [first] = steps;
      const at = Math.min(opens, views, first?.at ?? Infinity);
      if (at === first?.at) return steps.shift()!;
      if (at === opens) {
        opens += wait(habits.visit);
        views = at + wait(habits.view);
        return { at, step: 'open' };
      }
      views += wait(habits.view);
      return { at, step: 'view' };
    },
  };
}
