import type { HoldingName } from '#contract/stores.ts';
import { byName, type ClientEntry, type History, type ServerEntry } from './entry.ts';

/** A new worker shows the stored balance within this, milliseconds. */
const recall = 1_000;

/** Assumed transit time of a request where the real one isn't recorded, milliseconds. */
const usualWay = 200;

const askedAt = ({ time, sentAt = time - usualWay }: ServerEntry) => sentAt;

/** One of a player's amounts, as the operator reports it and as a page shows it. */
interface Amount {
  name: string;
  saidBy(copy: ServerEntry): number | null;
  shownBy(entry: ClientEntry): number | undefined;
}

const money: Amount = {
  name: 'a balance',
  saidBy: ({ coin }) => coin,
  shownBy: (entry) => (entry.kind === 'balance' ? entry.coin : undefined),
};
const holding = (name: HoldingName): Amount => ({
  name,
  saidBy: ({ held }) => held[name] ?? null,
  shownBy: (entry) => (entry.kind === 'held' && entry.name === name ? entry.amount : undefined),
});
const amounts: readonly Amount[] = [money, holding('points'), holding('diamond'), holding('lottery')];

/** I3: each amount shown is a whole number from the operator, in answer to a later request than the previous amount. */
export const amountsAsSaid = (history: History): string[] => amounts.flatMap((amount) => asSaid(amount, history));

function asSaid({ name, saidBy, shownBy }: Amount, { server, client, slack }: History): string[] {
  const wrong: string[] = [];
  const said = byName(
    server.filter((copy) => saidBy(copy) !== null),
    (copy) => `${copy.userId} ${saidBy(copy)}`,
  );
  /** Request time of the amount shown, by tab and player. */
  const newest = new Map<string, number>();
  const shown = new Set<string>();
  /** Until when a new worker may start from the stored amount, together with its age. */
  const recalls = new Map<string, number>();
  for (const entry of client) {
    if (entry.kind === 'died') recalls.set(entry.tab, Infinity);
    if (entry.kind === 'revived') recalls.set(entry.tab, entry.at + recall + slack);
    const amount = shownBy(entry);
    if (amount === undefined) continue;
    const { device, tab, userId, at } = entry as Extract<ClientEntry, { kind: 'balance' | 'held' }>;
    if (!Number.isSafeInteger(amount)) wrong.push(`I3: ${name} of ${amount} was shown`);
    const sources = (said.get(`${userId} ${amount}`) ?? []).filter(
      (copy) => copy.time <= at && (copy.device ?? device) === device,
    );
    const key = `${tab} ${userId}`;
    const before = newest.get(key) ?? 0;
    // Of all answers with this amount, assume the earliest request: the actual one can't be identified.
    const asked = sources.filter(({ time }) => time >= before).map(askedAt);
    const recalled = at <= (recalls.get(tab) ?? 0) && shown.has(`${device} ${userId} ${amount}`);
    if (!sources[0]) wrong.push(`I3: ${name} of ${amount} was shown that nobody had said`);
    else if (asked.length > 0) newest.set(key, Math.max(Math.min(...asked), before));
    else if (recalled) newest.set(key, askedAt(sources[0]));
    else wrong.push(`I3: ${name} of ${userId} went back to ${amount}, which is older`);
    shown.add(`${device} ${userId} ${amount}`);
  }
  return wrong;
}
