import { actCalls } from './acts.ts';
import { byName, only, type History, type Of, type ServerEntry } from './entry.ts';

/** Whether pages show an act of this call even before it is sent; opening a game isn't shown. */
const showsActs = (call: string) => call !== 'startGame';

/**
 * Calls that are sent again under the same `requestId` until they are confirmed: by the app itself, of choices about
 * offers only the refusals, and feedback at the player's tap (FB-02).
 */
const saidAgain = ['exitGame', 'selfExclude', 'selfLimitSet', 'rgAck', 'marketingOptOut', 'feedbackAdd'];

/** A call made only by the app: a session with it is the app's, not a test's own. */
const appsOwn = 'getAfterLoginInfoWeb';

/** Assumed transit time of a request where its sending isn't recorded, milliseconds. */
const usualWay = 200;

const isAct = ({ call, requestId }: ServerEntry) => requestId !== '' && call !== 'operationStatus';

/** I1: the app sends an id once, and it takes effect once; browser (after a cut) and proxy may duplicate a copy. */
export function sentOnce({ server, client, wire }: History): string[] {
  const cut = new Set(wire.filter(({ fate, doubled }) => fate === 'cut' || doubled).map((copy) => copy.requestId));
  const wrong: string[] = [];
  for (const [id, copies] of byName(server.filter(isAct), ({ requestId }) => requestId)) {
    const [{ call }] = copies as [ServerEntry];
    const effects = copies.filter(({ effect }) => effect).length;
    if (effects > 1) wrong.push(`I1: ${call} ${id} had ${effects} effects`);
    if (copies.length > 1 && !cut.has(id) && !saidAgain.includes(call))
      wrong.push(`I1: ${call} ${id} was sent ${copies.length} times`);
    if (new Set(copies.map((copy) => `${copy.call} ${playerOf(copy, copies)}`)).size > 1 && !cut.has(id))
      wrong.push(`I1: ${id} stands for several acts`);
  }
  const posts = only(client, 'posted').filter(({ call }) => call !== 'operationStatus' && !saidAgain.includes(call));
  for (const [id, [{ call }, ...again]] of byName(posts, ({ requestId }) => requestId) as Map<
    string,
    [Posted, ...Posted[]]
  >)
    if (again.length > 0) wrong.push(`I1: the app itself sent ${call} ${id} ${again.length + 1} times`);
  return wrong;
}
type Posted = ReturnType<typeof only<'posted'>>[0];

/** Whose copy it is: a late one that is refused after the log-out is the player's whose session it has. */
function playerOf({ userId, session }: ServerEntry, copies: readonly ServerEntry[]) {
  return userId || copies.find((other) => other.userId && other.session === session)?.userId || '?';
}

/** An id under which an act was sent: where and when, by its sending or its arrival. */
interface Sent {
  id: string;
  at: number;
  device: string | undefined;
  /** How much earlier than `at` it may have been sent. */
  way: number;
}

/** The time from an act's beginning to its end on a device. */
interface Span {
  device: string;
  from: number;
  to: number;
}

/** I1: each id was sent for an act of its own: one that had begun, hadn't ended, and was sent under no other id. */
export function oneIdAnAct(history: History): string[] {
  const { server, client } = history;
  const wrong: string[] = [];
  const ours = new Set(server.filter(({ call }) => call === appsOwn).map(({ session }) => session));
  const shown = byName(only(client, 'act'), ({ requestId }) => requestId);
  const spans = spansByCall(history);
  for (const call of actCalls) {
    const copies = server.filter((copy) => copy.call === call && ours.has(copy.session));
    const sent: Sent[] = [];
    for (const [id, [copy]] of byName(copies, ({ requestId }) => requestId) as Map<string, [ServerEntry]>) {
      const [seen] = shown.get(id) ?? [];
      // If a page's first state of it is uncertain, it comes from the device: the page that sent it was killed.
      if (seen?.state === 'sending') sent.push({ id, at: seen.at, device: seen.device, way: 0 });
      else if (!seen && showsActs(call)) wrong.push(`I1: ${call} ${id} was sent, and no page knew`);
      else {
        const { time, sentAt, device } = copy;
        sent.push({ id, at: sentAt ?? time, device, way: sentAt ? 0 : usualWay + history.slack });
      }
    }
    const acts = spans.get(call) ?? [];
    if (sent.length > acts.length) wrong.push(`I1: ${acts.length} acts of ${call} were sent under ${sent.length} ids`);
    for (const id of withoutAct(sent, acts)) wrong.push(`I1: ${call} ${id} was sent for no act of its own`);
  }
  return wrong;
}

function spansByCall({ client }: History): Map<string, Span[]> {
  const ends = new Map(only(client, 'ended').map(({ act, at }) => [act, at]));
  const closings = byName(only(client, 'closed'), ({ tab }) => tab);
  const began = byName(only(client, 'began'), ({ call }) => call);
  const spanOf = ({ act, tab, device, at }: Of<'began'>): Span => {
    const left = closings.get(tab)?.find((closed) => closed.at >= at)?.at ?? Infinity;
    return { device, from: at, to: Math.min(ends.get(act) ?? Infinity, left) };
  };
  return new Map([...began].map(([call, acts]) => [call, acts.map(spanOf)]));
}

/** The ids left over when each in turn claims the act that was open at its time and ends first. */
function withoutAct(sent: Sent[], acts: Span[]): string[] {
  const free = new Set(acts.toSorted((a, b) => a.to - b.to));
  return sent
    .toSorted((a, b) => a.at - b.at)
    .filter(({ at, device, way }) => {
      const own = [...free].find(
        (act) => (device ?? act.device) === act.device && act.from <= at && at - way <= act.to,
      );
      return !own || !free.delete(own);
    })
    .map(({ id }) => id);
}
