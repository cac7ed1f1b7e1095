import { byName, only, type ClientEntry, type History, type Of, type ServerEntry } from './entry.ts';

const asks = ({ call }: ServerEntry) => call !== 'operationStatus';

/** I2 and I3: every act ends once, and the outcome shown is the operator's. */
export function toldTruly({ server, client, end }: History): string[] {
  const wrong: string[] = [];
  const ends = byName(only(client, 'ended'), ({ act }) => act);
  const gone = new Map(client.filter(({ kind }) => kind === 'closed' || kind === 'died').map((e) => [e.tab, e.at]));
  for (const { act, call, at, tab } of only(client, 'began')) {
    const count = ends.get(act)?.length ?? 0;
    const mayBeOpen = (gone.get(tab) ?? 0) >= at || end - at < longestAct;
    if (count > 1 || (count === 0 && !mayBeOpen)) wrong.push(`I2: ${call} ${act} ended ${count} times`);
  }
  const done = new Map(server.filter(({ effect }) => effect).map((copy) => [copy.requestId, copy.time]));
  for (const { call, requestId, outcome, at } of only(client, 'ended')) {
    if (!requestId) continue;
    const doing = done.get(requestId);
    if (outcome === 'rejected' && doing !== undefined)
      wrong.push(`I2: ${call} ${requestId} was called rejected, and was done`);
    if (outcome === 'confirmed' && !(doing !== undefined && doing <= at))
      wrong.push(`I3: ${call} ${requestId} was called confirmed, and was not done`);
  }
  return wrong;
}

/** Maximum duration of an act, milliseconds. */
const longestAct = 46_000;

/** The time within which a new worker shows stored state, and a session's end is reported; milliseconds. */
const lateWord = 1_000;

/** When a copy left its device; where only the operator recorded it, when it arrived. */
const sentAt = (copy: ServerEntry) => copy.sentAt ?? copy.time;

/** I2: an act with unknown outcome is shown until a read settles it, and no other of its kind is sent meanwhile. */
export function openUntilRead({ server, client, wire }: History): string[] {
  const wrong: string[] = [];
  const reads = byName(
    server.filter((copy) => !asks(copy) && copy.answeredAt && copy.code === 0),
    ({ requestId }) => requestId,
  );
  const shown = byName(only(client, 'act'), ({ requestId }) => requestId);
  const endings = byName(client.filter(endsActs), ({ device }) => device);
  const copies = byName(server, ({ requestId }) => requestId);
  const sent = new Set([...server, ...wire, ...only(client, 'posted')].map(({ requestId }) => requestId));
  const shownAgain = (gone: Of<'act'>) => {
    const all = shown.get(gone.requestId)!;
    return all.slice(all.indexOf(gone)).some(({ state, at }) => state !== 'gone' && at <= gone.at + lateWord);
  };
  // A new worker shows stored acts a moment after its start; a read by another tab may settle an act meanwhile, and
  // until then it is open.
  const begun = byName(only(client, 'revived'), ({ tab }) => tab);
  const isNew = (gone: Of<'act'>) => begun.get(gone.tab)?.some(({ at }) => Math.abs(at - gone.at) <= lateWord) ?? false;
  const readOf = (gone: Of<'act'>, since: number) => {
    const until = isNew(gone) ? gone.at + lateWord : gone.at;
    return reads.get(gone.requestId)?.find(({ time }) => time >= since && time <= until)?.time;
  };
  const leaves = ({ device, at }: Of<'act'>, since: number) =>
    endings.get(device)?.some((e) => e.at >= since && e.at <= at + lateWord);

  const open = new Map<string, Of<'act'>>();
  const spans: { act: Of<'act'>; until: number }[] = [];
  const closed = new Map(only(client, 'closed').map(({ tab, at }) => [tab, at]));
  const close = (act: Of<'act'>, at = Infinity) => {
    open.delete(act.requestId);
    spans.push({ act, until: Math.min(at, settledUnseen(act, closed.get(act.tab), copies.get(act.requestId))) });
  };
  const closeAll = (device: string, at: number) => {
    for (const act of open.values()) if (act.device === device) close(act, at);
  };
  let epochs = new Map<string, string>();
  for (const entry of client) {
    if (entry.kind === 'session') {
      if (epochs.get(entry.device) !== entry.epoch) closeAll(entry.device, entry.at);
      epochs = epochs.set(entry.device, entry.epoch);
    }
    if (entry.kind !== 'act') continue;
    const before = open.get(entry.requestId);
    if (entry.state !== 'gone') open.set(entry.requestId, before ? { ...entry, at: before.at } : entry);
    // A new worker that shows it again continues it: the read that settles it may already be in flight.
    else if (before && !shownAgain(entry)) {
      open.delete(entry.requestId);
      const sending = before.state === 'sending';
      const read = sending ? undefined : readOf(entry, before.at);
      const until = sending ? answeredBy(entry.at, copies.get(entry.requestId)) : Math.max(entry.at, read ?? 0);
      // An act tapped in two tabs at once is briefly shown in both, and then only in one.
      if (!sending || sent.has(entry.requestId)) spans.push({ act: before, until });
      if (before.state === 'uncertain' && read === undefined && !leaves(entry, before.at))
        wrong.push(`I2: ${entry.call} ${entry.requestId} was uncertain, and went without a read`);
    }
  }
  for (const act of open.values()) close(act);

  const devices = new Map(only(client, 'act').map(({ requestId, device }) => [requestId, device]));
  const calls = byName(server, ({ call }) => call);
  for (const { act, until } of spans)
    for (const copy of calls.get(act.call) ?? [])
      if (copy.requestId !== act.requestId && sentAt(copy) > act.at && sentAt(copy) < until)
        if (devices.get(copy.requestId) === act.device)
          wrong.push(`I2: ${copy.call} ${copy.requestId} was sent while ${act.requestId} was open`);
  return wrong;
}

/**
 * When an act that left the page while sending was answered: another tab may send the next one before the page reacts,
 * so the page's time is only an upper bound.
 */
function answeredBy(gone: number, copies: readonly ServerEntry[] = []) {
  const answer = copies.find((copy) => asks(copy) && copy.status === 200 && copy.answeredAt > 0);
  return Math.min(gone, answer?.answeredAt ?? Infinity);
}

/**
 * When an act of a closed page was settled without being shown: by a read whose result the next page may get before it
 * shows anything; by its own answer; or because it was never stored. Infinity for never.
 */
function settledUnseen({ state, at }: Of<'act'>, left = Infinity, copies: readonly ServerEntry[] = []) {
  const sending = state === 'sending';
  if (sending && copies.length === 0 && at >= left - lateWord) return left;
  const told = (copy: ServerEntry) => (asks(copy) ? sending && copy.status === 200 : copy.code === 0);
  const last = copies.find((copy) => told(copy) && copy.answeredAt >= left - lateWord);
  return last?.answeredAt ?? Infinity;
}

const endsActs = (entry: ClientEntry) =>
  entry.kind === 'session' || (entry.kind === 'asked' && entry.action === 'money.giveUp');
