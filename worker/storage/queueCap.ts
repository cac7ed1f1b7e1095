import type { Queued, Table } from './storage.ts';

/** The cap of the event queue: a number of events, and of characters of their JSON (5 MiB). */
const cap = { events: 10_000, characters: 5 * 2 ** 20 };

/**
 * Drops the oldest events of a queue that would exceed the cap with `more` events of at most `maxLength` characters
 * each; resolves with the number dropped.
 */
export async function trim(queue: Table<Queued>, more: number, maxLength: number): Promise<number> {
  const available = { events: cap.events - more, characters: cap.characters - more * maxLength };
  const count = await queue.count();
  if (count <= available.events && count * maxLength <= available.characters) return 0;
  const rows = await queue.first(count);
  let kept = 0;
  for (let characters = 0; kept < available.events && kept < rows.length; kept++) {
    characters += JSON.stringify(rows[rows.length - 1 - kept]!.event).length;
    if (characters > available.characters) break;
  }
  const dropped = rows.slice(0, rows.length - kept);
  await queue.drop(...dropped.map(({ key }) => key));
  return dropped.length;
}
