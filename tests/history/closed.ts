import { byName, only, type ClientEntry, type History, type Of } from './entry.ts';

/** Ends an act without a read: the player gives it up, or the session changes. */
const endsUnread = (entry: ClientEntry) =>
  entry.kind === 'session' || (entry.kind === 'asked' && entry.action === 'money.giveUp');

/** Where an uncertain act was settled by a read for the last time, if it was: nothing else ended it. */
function settledAt(shown: Of<'act'>[], { server, client }: History): number | undefined {
  const uncertain = shown.find(({ state }) => state === 'uncertain');
  const last = shown.at(-1)!;
  if (!uncertain || last.state !== 'gone') return undefined;
  const within = ({ at, device }: ClientEntry) => device === last.device && at >= uncertain.at && at <= last.at;
  if (client.some((entry) => endsUnread(entry) && within(entry))) return undefined;
  const isRead = server.some(
    ({ call, requestId, status, time }) =>
      call === 'operationStatus' && requestId === last.requestId && status === 200 && time <= last.at,
  );
  return isRead ? last.at : undefined;
}

/** I2: an act that a read has settled is over: a copy that was still on its way has no effect. */
export function staysSettled(history: History): string[] {
  const wrong: string[] = [];
  const effects = new Map(history.server.filter(({ effect }) => effect).map((copy) => [copy.requestId, copy]));
  for (const [requestId, shown] of byName(only(history.client, 'act'), (act) => act.requestId)) {
    const settled = settledAt(shown, history);
    const late = effects.get(requestId);
    if (settled !== undefined && late && late.time > settled)
      wrong.push(`I2: ${late.call} ${requestId} was settled, and was done afterwards`);
  }
  return wrong;
}
