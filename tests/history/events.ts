import { byName, only, type History } from './entry.ts';

const received = ({ status, code }: History['server'][number]) => status >= 200 && status < 300 && code === 0;

/** I4: every guaranteed event reached the operator under its id, and no worker gave two events the same number. */
export function eventsCame({ server, client }: History): string[] {
  const wrong: string[] = [];
  const copies = server.filter(received).flatMap(({ events }) => events);
  const came = new Set(copies.map(({ eventId }) => eventId));
  for (const { eventId, sessionId, seq } of only(client, 'event'))
    if (!came.has(eventId)) wrong.push(`I4: event ${seq} of ${sessionId} never came`);

  const numbers = new Map<string, string>();
  for (const { eventId, sessionId, seq } of copies) {
    const number = `${sessionId} ${seq}`;
    const before = numbers.get(number);
    if (before !== undefined && before !== eventId) wrong.push(`I4: event ${seq} of ${sessionId} came under two ids`);
    numbers.set(number, eventId);
  }
  return wrong;
}

/** I9: no uncaught errors. */
export const nothingThrown = ({ client }: History): string[] =>
  only(client, 'fault').map(({ text }) => `I9: nobody expected ${text}`);

/** Maximum rows of any table on the device (reliability, I12). */
const mostRows = 10_000;

/**
 * By how much the median size in the second half of a run may exceed that in the first: measured over a day, and over a
 * few hours, in which collections are still filling up to their bound.
 */
const fluctuation = { day: 3, hours: 8 };
/** The number of measurements from which a run counts as a day. */
const looksOfDay = 100;

/** The median size, which single peaks don't move. */
const middleOf = (sizes: readonly number[]) => sizes.toSorted((a, b) => a - b)[Math.floor(sizes.length / 2)] ?? 0;

/** I12: no counted collection grows from the first half of the run to the second, and none is ever too large. */
export function bounded({ client }: History): string[] {
  const wrong: string[] = [];
  for (const [device, looks] of byName(only(client, 'size'), (look) => look.device)) {
    for (const name of new Set(looks.flatMap(({ sizes }) => Object.keys(sizes)))) {
      const sizes = looks.flatMap((look) => look.sizes[name] ?? []);
      const half = Math.ceil(sizes.length / 2);
      const [before, after] = [middleOf(sizes.slice(0, half)), middleOf(sizes.slice(half))];
      const tolerated = sizes.length < looksOfDay ? fluctuation.hours : fluctuation.day;
      if (Math.max(...sizes) > mostRows || after > before + tolerated)
        wrong.push(`I12: ${device} had ${before} ${name} before half-time and ${after} after it`);
    }
  }
  return wrong;
}
