import { byName, only, type ClientEntry, type History, type Of, type ServerEntry } from './entry.ts';

/** Ends an act without a read: the player gives it up, or the session changes. */
const endsUnread = (entry: ClientEntry) =>
  entry.kind === 'session' || (entry.kind === 'asked' && entry.action === 'money.giveUp');

/** When a read settled an uncertain act for the last time; undefined if none did, or something else ended the act. */
function settledAt(shown: Of<'act'>[], copies: ServerEntry[] = [], endings: ClientEntry[] = []): number | undefined {
  const uncertain = shown.find(({ state }) => state === 'uncertain');
  const last = shown.at(-1)!;
  if (!uncertain || last.state !== 'gone') return undefined;
  if (endings.some(({ at }) => at >= uncertain.at && at <= last.at)) return undefined;
  const isRead = copies.some(
    ({ call, status, time }) => call === 'operationStatus' && status === 200 && time <= last.at,
  );
  return isRead ? last.at : undefined;
}

/** I2: an act settled by a read is over: a copy still in flight has no effect. */
export function staysSettled(history: History): string[] {
  const wrong: string[] = [];
  const effects = new Map(history.server.filter(({ effect }) => effect).map((copy) => [copy.requestId, copy]));
  const copies = byName(history.server, ({ requestId }) => requestId);
  const endings = byName(history.client.filter(endsUnread), ({ device }) => device);
  for (const [requestId, shown] of byName(only(history.client, 'act'), (act) => act.requestId)) {
    const settled = settledAt(shown, copies.get(requestId), endings.get(shown.at(-1)!.device));
    const late = effects.get(requestId);
    if (settled !== undefined && late && late.time > settled)
      wrong.push(`I2: ${late.call} ${requestId} was settled, and was done afterwards`);
  }
  return wrong;
}
