import { byName, only, type History } from './entry.ts';

const received = ({ status, code }: History['server'][number]) => status >= 200 && status < 300 && code === 0;

/** I4: every guaranteed event reached the operator under its id, and no sequence number of a worker names two events. */
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

/** Tolerated fluctuation that isn't growth. */
const slack = { share: 1.5, few: 30 };

/** I12: no counted collection is larger at the end than in the middle of the run. */
export function bounded({ client }: History): string[] {
  const wrong: string[] = [];
  for (const [device, looks] of byName(only(client, 'size'), (look) => look.device)) {
    const [middle, last] = [looks[Math.floor((looks.length - 1) / 2)]!, looks.at(-1)!];
    for (const [name, size] of Object.entries(last.sizes)) {
      const before = Math.max(...looks.filter(({ at }) => at <= middle.at).map(({ sizes }) => sizes[name] ?? 0));
      if (size > mostRows || size > before * slack.share + slack.few)
        wrong.push(`I12: ${device} had ${before} ${name} half-way and ${size} at the end`);
    }
  }
  return wrong;
}
