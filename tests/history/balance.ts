import { byName, type History, type ServerEntry } from './entry.ts';

/** A new worker shows the stored balance within this, milliseconds. */
const recall = 1_000;

/** Assumed transit time of a request where the real one isn't recorded, milliseconds. */
const usualWay = 200;

const askedAt = ({ time, sentAt = time - usualWay }: ServerEntry) => sentAt;

/** I3: the balance on show is an integer of hundredths that the operator sent, in answer to a request made after the previous balance's. */
export function balanceAsSaid({ server, client, slack }: History): string[] {
  const wrong: string[] = [];
  const said = byName(
    server.filter(({ coin }) => coin !== null),
    ({ userId, coin }) => `${userId} ${coin}`,
  );
  /** Request time of the balance on show, by tab and player. */
  const newest = new Map<string, number>();
  const shown = new Set<string>();
  /** Until when a new worker may start from the stored balance, whose age it states. */
  const recalls = new Map<string, number>();
  for (const entry of client) {
    if (entry.kind === 'died') recalls.set(entry.tab, Infinity);
    if (entry.kind === 'revived') recalls.set(entry.tab, entry.at + recall + slack);
    if (entry.kind !== 'balance') continue;
    const { device, tab, userId, coin, at } = entry;
    if (!Number.isSafeInteger(coin)) wrong.push(`I3: a balance of ${coin} was shown`);
    const sources = (said.get(`${userId} ${coin}`) ?? []).filter(
      (copy) => copy.time <= at && (copy.device ?? device) === device,
    );
    const key = `${tab} ${userId}`;
    const before = newest.get(key) ?? 0;
    // Of all answers with this balance, assume the earliest request: the actual one can't be identified.
    const asked = sources.filter(({ time }) => time >= before).map(askedAt);
    const recalled = at <= (recalls.get(tab) ?? 0) && shown.has(`${device} ${userId} ${coin}`);
    if (!sources[0]) wrong.push(`I3: a balance of ${coin} was shown that nobody had said`);
    else if (asked.length > 0) newest.set(key, Math.max(Math.min(...asked), before));
    else if (recalled) newest.set(key, askedAt(sources[0]));
    else wrong.push(`I3: the balance of ${userId} went back to ${coin}, which is older`);
    shown.add(`${device} ${userId} ${coin}`);
  }
  return wrong;
}
