import { byName, only, type ClientEntry, type History, type Of, type ServerEntry } from './entry.ts';

/** Deadlines of a worker call, and of replacing a dead worker; milliseconds (src/data/supervision.ts). */
const deadline = { call: 46_000, worker: 2_000 };

/** Back-off of repeated worker restarts, and how many deaths within a minute stop them. */
const restarts = { backOff: 500, most: 3, within: 60_000 };

/** Finds the next time that one of these entries of a tab happened, from a moment on; Infinity for never. */
function nextOf(entries: readonly ClientEntry[]) {
  const byTab = byName(entries, ({ tab }) => tab);
  return (tab: string, from: number) => byTab.get(tab)?.find(({ at }) => at >= from)?.at ?? Infinity;
}

/** I7: every call to a worker settles, and a dead worker is replaced. */
export function workersAnswer({ client, end, slack }: History): string[] {
  const wrong: string[] = [];
  const closed = nextOf(only(client, 'closed'));
  const revived = nextOf(only(client, 'revived'));
  const settled = new Map(only(client, 'settled').map(({ tab, ask, at }) => [`${tab} ${ask}`, at]));
  for (const { tab, ask, action, at } of only(client, 'asked')) {
    const until = Math.min(end, closed(tab, at), settled.get(`${tab} ${ask}`) ?? Infinity);
    if (until - at > deadline.call + slack) wrong.push(`I7: ${action} was asked and not answered in ${until - at} ms`);
  }
  const died = only(client, 'died');
  const deaths = byName(died, ({ tab }) => tab);
  for (const { tab, at } of died) {
    const recent = deaths.get(tab)!.filter((e) => e.at <= at && at - e.at < restarts.within);
    const until = Math.min(end, closed(tab, at), revived(tab, at));
    const allowed = deadline.worker + restarts.backOff * (recent.length - 1);
    if (recent.length <= restarts.most && until - at > allowed + slack)
      wrong.push(`I7: the worker of ${tab} was not replaced in ${allowed} ms`);
  }
  return wrong;
}

/** The page of a document: `p2.5` is the fifth document of `p2`. */
const pageOf = ({ tab }: { tab: string }) => tab.replace(/\.\d+$/, '');

/** I8: the app reloads itself at most once per build and page, never on first install, offline, or during an act. */
export function reloadsRarely({ client }: History): string[] {
  const wrong: string[] = [];
  const sending = new Map<string, Of<'act'>>();
  const done = new Set<string>();
  for (const entry of client) {
    if (entry.kind === 'act')
      if (entry.state === 'sending') sending.set(entry.requestId, entry);
      else sending.delete(entry.requestId);
    if (entry.kind === 'closed') for (const [id, act] of sending) if (act.tab === entry.tab) sending.delete(id);
    if (entry.kind !== 'reload') continue;
    const once = `${pageOf(entry)} ${entry.build}`;
    if (done.has(once)) wrong.push(`I8: ${once} was loaded anew twice`);
    done.add(once);
    if (!entry.installed) wrong.push(`I8: ${entry.tab} was loaded anew on a first install`);
    if (!entry.onLine) wrong.push(`I8: ${entry.tab} was loaded anew offline`);
    for (const act of sending.values())
      if (act.device === entry.device) wrong.push(`I8: ${entry.tab} was loaded anew while ${act.call} was on its way`);
  }
  return wrong;
}

/** Interval of the leader's periodic tasks (spec §9), and tolerance for early ones (reliability, F8), milliseconds. */
const minute = { every: 60_000, early: 2_000 };

/** The red-dot poll, and how long a page's own request for it may take to be sent, milliseconds. */
const poll = { call: 'activityGetStatusList', heed: 7_000 };

const sentAt = (copy: ServerEntry) => copy.sentAt ?? copy.time;

/** Periodic calls of one device that the operator received too soon after an answered one. */
function tooSoon(
  { server, slack }: History,
  call: string,
  excused: (copy: ServerEntry) => boolean = () => false,
): [ServerEntry, number][] {
  const wrong: [ServerEntry, number][] = [];
  const answered = new Map<string, number>();
  const done = server.filter((copy) => copy.call === call).toSorted((a, b) => sentAt(a) - sentAt(b));
  for (const copy of done.filter((each) => !excused(each))) {
    const who = copy.device ?? copy.session;
    const since = sentAt(copy) - (answered.get(who) ?? -Infinity);
    if (since < minute.every - minute.early - slack) wrong.push([copy, since]);
    if (copy.status === 200 && copy.code === 0) answered.set(who, sentAt(copy));
  }
  return wrong;
}

/** I11: one heartbeat per minute and device, however many tabs: none within a minute of an answered one. */
export const oneHeartbeat = (history: History): string[] =>
  tooSoon(history, 'online').map(([{ userId }, since]) => `I11: player ${userId} beat again after ${since} ms`);

/** Entries after which a page may poll on its own: a new page, worker or player, a request, or a return to the tab. */
const mayLook = (entry: ClientEntry) =>
  entry.kind === 'opened' ||
  entry.kind === 'revived' ||
  entry.kind === 'session' ||
  (entry.kind === 'asked' && (entry.action === 'replies.read' ? entry.of === poll.call : entry.action === 'tab.tell'));

/** I11: one poll per minute and device, apart from those a page makes on its own. */
export function onePoll(history: History): string[] {
  const all = history.client.filter(mayLook);
  const looks = byName(all, ({ device }) => device);
  const heed = poll.heed + history.slack;
  const isLook = (copy: ServerEntry) =>
    (copy.device ? looks.get(copy.device) : all)?.some(({ at }) => at <= copy.time && at >= sentAt(copy) - heed) ??
    false;
  return tooSoon(history, poll.call, isLook).map(
    ([{ userId }, since]) => `I11: player ${userId} was polled for again after ${since} ms`,
  );
}

/** Maximum time without a leader or with two, and the start-up time of a page. Milliseconds. */
const change = { most: 2_000, start: 5_000 };

/** I11: exactly one tab of a device is the leader, once a tab's worker has answered. */
export function oneLeads({ client, end, slack }: History): string[] {
  const wrong: string[] = [];
  for (const [device, entries] of byName(client, (entry) => entry.device)) {
    const [open, leading] = [new Map<string, number>(), new Set<string>()];
    const hasLed = entries.some(({ kind }) => kind === 'lead');
    let since = 0;
    const look = (at: number) => {
      const settled = [...open].some(
        ([tab, opened]) => (answered.has(tab) || hasLed) && at - opened > change.start + slack,
      );
      if (settled && leading.size !== 1 && at - since > change.most + slack)
        wrong.push(`I11: ${device} had ${leading.size} leaders for ${at - since} ms`);
    };
    const answered = new Set<string>();
    for (const entry of entries) {
      if (entry.kind === 'settled' && !entry.failure && open.has(entry.tab)) answered.add(entry.tab);
      if (entry.kind !== 'opened' && entry.kind !== 'closed' && entry.kind !== 'lead') continue;
      look(entry.at);
      if (entry.kind === 'opened') {
        if (open.size === 0) since = entry.at + change.start + slack;
        open.set(entry.tab, entry.at);
        continue;
      }
      const before = leading.size;
      if (entry.kind === 'closed') open.delete(entry.tab);
      if (entry.kind === 'lead' && entry.on) leading.add(entry.tab);
      else leading.delete(entry.tab);
      if (leading.size !== before) since = entry.at;
    }
    if (open.size > 0) look(end);
  }
  return wrong;
}
