import { passDay } from './crowd.ts';
import { eventsOf, minute, second, type Day } from './day.ts';
import { manifest } from './sent.ts';

/** Calls a second: the greatest second and the mean of a span. */
interface Rate {
  peak: number;
  mean: number;
}

export interface Figures {
  devices: number;
  /** Of the time without events. */
  rest: Rate;
  /** By event of the day. */
  events: Record<string, Rate>;
  /** Requests of a device in a minute of the maintenance, once it knows of it. */
  closed: number;
  /** Requests of a device in a minute of the rest, by endpoint or file. */
  perMinute: Record<string, number>;
}

/** By then every device knows of a maintenance, milliseconds after its beginning. */
const knownAfter = 3 * minute;

/** Passes a day and counts the calls to the operator by second; files of the web server are counted apart. */
export function figuresOf(day: Day, devices: number): Figures {
  const seconds = new Uint32Array(Math.ceil((day.until - day.from) / second));
  const events = Object.entries(eventsOf(day));
  const secondOf = (at: number) => Math.floor((at - day.from) / second);
  const isRest = new Uint8Array(seconds.length).fill(1);
  for (const [, { from, until }] of events) isRest.fill(0, secondOf(from), secondOf(until));
  const restLength = isRest.reduce((sum, each) => sum + each, 0);

  const calls: Record<string, number> = {};
  const known = { from: day.maintenance.from + knownAfter, until: day.maintenance.until };
  let closed = 0;
  passDay(day, devices, (_, at, call) => {
    if (at >= known.from && at < known.until) closed++;
    const place = secondOf(at);
    if (place < 0) return;
    if (call !== manifest) seconds[place]!++;
    if (isRest[place]) calls[call] = (calls[call] ?? 0) + 1;
  });

  const rateOf = (counts: Uint32Array): Rate => ({
    peak: counts.reduce((most, each) => Math.max(most, each), 0),
    mean: counts.reduce((sum, each) => sum + each, 0) / counts.length,
  });
  const deviceMinutes = (devices * restLength * second) / minute;
  return {
    devices,
    rest: rateOf(seconds.filter((_, place) => isRest[place])),
    events: Object.fromEntries(
      events.map(([name, { from, until }]) => [name, rateOf(seconds.subarray(secondOf(from), secondOf(until)))]),
    ),
    closed: closed / devices / ((known.until - known.from) / minute),
    perMinute: Object.fromEntries(
      Object.entries(calls)
        .map(([call, many]) => [call, many / deviceMinutes] as const)
        .toSorted(([, a], [, b]) => b - a),
    ),
  };
}
