import { spreadOver } from '#shared/claims/inSight.ts';

export const second = 1_000;
export const minute = 60 * second;
export const hour = 60 * minute;

interface Span {
  from: number;
  until: number;
}

/** What the operator answers: everything, 503 to all, or a maintenance. */
export type Health = 'well' | 'broken' | 'closed';

/** A day, epoch milliseconds, shortened on demand: its events stand at the same shares, and last as long as on a whole one. */
export interface Day {
  /** The apps are opened one after another before it. */
  opening: number;
  from: number;
  until: number;
  /** A new build is on the web server. */
  deploy: number;
  outage: Span;
  maintenance: Span;
  /** A day begins in Manila. */
  midnight: number;
  /** A lottery is drawn; the result comes `drawing` later. */
  draw: number;
  /** Half of the devices have no network; from its end on they get it back, one after another within `returning`. */
  loss: Span;
}

/** How long the apps take to be opened, before the day. */
const opening = 30 * minute;
export const drawing = 20 * second;
/** How long a network's cells take to come back, milliseconds. */
export const returning = 3 * minute;

/** How long the events of a day last, milliseconds. */
const lengths = { outage: 10 * minute, maintenance: 20 * minute, loss: 10 * minute };

/** How long after an event its effects are looked for, milliseconds: until every probe and period has come once. */
const aftermath = 5 * minute;

export function createDay(hours: number): Day {
  const midnight = Date.parse('2026-11-25T00:00:00+08:00');
  const from = midnight - (hours * hour) / 2;
  const at = (share: number) => from + share * hours * hour;
  const span = (share: number, length: number) => ({ from: at(share), until: at(share) + length });
  return {
    opening: from - opening,
    from,
    until: at(1),
    deploy: at(1 / 8),
    outage: span(2 / 8, lengths.outage),
    maintenance: span(3 / 8 - 1 / 32, lengths.maintenance),
    midnight,
    draw: at(5 / 8),
    loss: span(6 / 8, lengths.loss),
  };
}

const isIn = ({ from, until }: Span, at: number) => at >= from && at < until;

export const healthAt = (day: Day, at: number): Health =>
  isIn(day.outage, at) ? 'broken' : isIn(day.maintenance, at) ? 'closed' : 'well';

/** The spans in which an event of the day is felt, by name. */
export const eventsOf = (day: Day): Readonly<Record<string, Span>> => ({
  deploy: { from: day.deploy, until: day.deploy + 2 * aftermath },
  'outage of ten minutes': day.outage,
  'its end': { from: day.outage.until, until: day.outage.until + aftermath },
  maintenance: day.maintenance,
  'end of the maintenance': { from: day.maintenance.until, until: day.maintenance.until + aftermath },
  'midnight in Manila': { from: day.midnight, until: day.midnight + spreadOver.unseen + aftermath },
  'a draw': { from: day.draw, until: day.draw + aftermath },
  'half without a network': day.loss,
  'network back': { from: day.loss.until, until: day.loss.until + returning + aftermath },
});
