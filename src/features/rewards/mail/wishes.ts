import { proxy } from 'valtio';
import { whileBusy } from '#browser/busyLock.ts';
import { alreadyDone, notFound } from '#contract/codes.ts';
import { Failure } from '#contract/failure.ts';
import { stores } from '#data/stores.ts';
import { app } from '#data/worker.ts';
import { toast } from '#nav/toasts.ts';
import { firstPage } from '#shared/records/pages.ts';
import type { Header } from './header.ts';
import { words } from './words.en.ts';

/** How long an action on mails can be undone before it is sent, milliseconds (ML-04). */
export const undoTime = 5_000;

/** Max mails per deletion call. */
const mostAtOnce = 100;

/** A pending action on mails: `ids` are those on screen. */
export interface Wish {
  kind: 'deleted' | 'readDeleted' | 'allRead';
  ids: readonly number[];
}

/** The action that can be undone, those being sent, and the deleted mails. */
export const wishes = proxy({
  waiting: null as Wish | null,
  sent: [] as Wish[],
  gone: [] as number[],
});

let timer: ReturnType<typeof setTimeout> | undefined;
let watchers = 0;
/** The session (its epoch) of the pending action. */
let wishedIn = '';

/**
 * Schedules an action, sent once it can no longer be undone; refused with a message when offline, as it is never
 * queued.
 */
export function wish(wanted: Wish): void {
  sendNow();
  if (!stores.network.onLine) return toast(words.say('offline'));
  wishes.waiting = wanted;
  wishedIn = stores.session.epoch;
  timer = setTimeout(sendNow, undoTime);
}

/** Undoes the pending action. */
export function undo(): void {
  clearTimeout(timer);
  wishes.waiting = null;
}

/** While the inbox is open an action can be undone; leaving the inbox sends it at once. */
export function watchInbox(): () => void {
  watchers++;
  if (wishedIn !== stores.session.epoch) {
    undo();
    Object.assign(wishes, { sent: [], gone: [] });
  }
  return () => {
    watchers--;
    queueMicrotask(() => watchers > 0 || sendNow());
  };
}

function sendNow(): void {
  const wanted = wishes.waiting;
  undo();
  if (wanted && stores.session.epoch === wishedIn) void send(wanted, wishedIn);
}

/** Sends an action once. Its mails are gone only once the operator says so; else they reappear. */
async function send(wanted: Wish, epoch: string): Promise<void> {
  wishes.sent = [...wishes.sent, wanted];
  try {
    const kept = await whileBusy(() => request(wanted, epoch));
    if (wanted.kind !== 'allRead') wishes.gone = [...wishes.gone, ...wanted.ids];
    if (kept) toast(words.say('keptSome', { n: kept }));
  } catch (failure) {
    const text = textOf(failure);
    if (text) toast(text);
  }
  await app.replies.read('getMail2', firstPage({}), true).catch(() => {});
  wishes.sent = wishes.sent.filter((each) => each !== wanted);
}

/** Calls the operator, and resolves with how many mails were kept for their awards. */
async function request({ kind, ids }: Wish, epoch: string): Promise<number> {
  if (kind === 'allRead') await app.player.readMails(epoch);
  let all = 0;
  // Deletes only the mails that were on screen, as a mail opened meanwhile also counts as read.
  for (let from = 0; from < ids.length; from += mostAtOnce) {
    const { kept } = await app.player.deleteMails({ ids: ids.slice(from, from + mostAtOnce) }, epoch);
    all += kept ?? 0;
  }
  return all;
}

/** The message of a failure; none if the session has ended. */
function textOf(failure: unknown): string | undefined {
  const { kind, code } = failure instanceof Failure ? failure : new Failure('garbled');
  if (kind === 'stopped' || kind === 'expired') return undefined;
  if (kind === 'offline') return words.say('offline');
  if (kind === 'refused' && code === alreadyDone) return words.say('kept');
  return words.say(kind === 'refused' && code === notFound ? 'gone' : 'unsure');
}

/** Mails with the pending actions applied. */
export function withWishes(
  rows: readonly Header[],
  { waiting, sent, gone }: { waiting: Wish | null; sent: readonly Wish[]; gone: readonly number[] },
): Header[] {
  const all = waiting ? [...sent, waiting] : sent;
  const hidden = new Set([...gone, ...all.flatMap(({ kind, ids }) => (kind === 'allRead' ? [] : ids))]);
  const isAllRead = all.some(({ kind }) => kind === 'allRead');
  return rows.filter(({ id }) => !hidden.has(id)).map((row) => (isAllRead ? { ...row, isRead: true } : row));
}
