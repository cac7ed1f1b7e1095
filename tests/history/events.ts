import { byName, only, type History } from './entry.ts';

const received = ({ status, code }: History['server'][number]) => status >= 200 && status < 300 && code === 0;

/** I4: every event that the app called safe came to the operator with its id, and no number of one worker names two events. */
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

/** I9: nothing was thrown that nobody had asked for. */
export const nothingThrown = ({ client }: History): string[] =>
  only(client, 'fault').map(({ text }) => `I9: nobody expected ${text}`);

/** No store of the device holds more rows (reliability, I12). */
const mostRows = 10_000;

/** What may come and go without being growth. */
const slack = { share: 1.5, few: 30 };

/** I12: what is counted by name is no more at the end than it was in the middle. */
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
