import type { ComponentProps, FunctionComponent } from 'react';
import { proxy, ref, subscribe } from 'valtio';
import { historyEntry, historySettled, pushModalEntry, stepBack } from '#browser/historyEntries.ts';
import type { lateModals } from './lateModals.ts';
import { loaded } from './lazy.tsx';
import { barDelay, withLoadingBar } from './loading.ts';
import { stores } from '#data/stores.ts';

/** How a dialog stands to the others. */
export interface Rules {
  /** Showing one of a set takes the place of the others. */
  set?: 'auth';
  /** Stays until it is answered: neither back nor Escape closes it, and nothing is shown over it. */
  firm?: true;
  /** Comes by itself: it waits until nothing else is on screen (checklist L-10). */
  alone?: true;
  /** Belongs to play: nobody sees it who may not play. */
  play?: true;
}

/** What every dialog is given: its way out, which is also where back and Escape lead. */
export interface ModalBase {
  close: () => void;
}

/** A dialog, loaded when it is first shown. What it needs to know are its component's own props. */
export const modal = <P extends ModalBase>(
  load: () => Promise<{ default: FunctionComponent<P> }>,
  rules: Rules = {},
) => ({
  load,
  rules,
});

/** What must be there when nothing else comes, or comes first. */
const early = {
  ageNotice: modal(() => import('#features/auth/AgeNoticeModal.tsx'), { firm: true }),
  /** Comes with the shell: it is there to say that nothing comes. */
  tips: modal(() => import('#shared/page/TipsModal.tsx')),
};

type Modals = typeof lateModals & typeof early;

export type ModalName = keyof Modals;
type Loaded<N extends ModalName> = Awaited<ReturnType<Modals[N]['load']>>['default'];
type Props<N extends ModalName> = Omit<ComponentProps<Loaded<N>>, 'close'>;

/** A dialog on screen: its component, and what it was told. */
export interface Shown {
  id: number;
  name: ModalName;
  rules: Rules;
  View: FunctionComponent<ModalBase>;
  props: object;
}

/** The dialogs on screen, bottom to top. */
export const shown = proxy<Shown[]>([]);

type Table = { readonly [N in ModalName]?: { load(): Promise<{ default: unknown }>; rules: Rules } };

const isFirm = ({ rules }: Shown) => rules.firm === true;
const withEntry = () => shown.filter((each) => !isFirm(each));
const rivals = (a: Shown, b: Shown) => a.name === b.name || (a.rules.set !== undefined && a.rules.set === b.rules.set);

let lastId = 0;

/** Brings the code and the words of a dialog, which may be likely to be shown soon. */
export const bringModal = (name: ModalName) =>
  loaded(async () => {
    const all: Table = name in early ? early : (await import('./lateModals.ts')).lateModals;
    const { load, rules } = all[name]!;
    const { default: View } = await load();
    return { View: View as FunctionComponent<ModalBase>, rules };
  });

/** Settles with the next change of what is on screen. */
const changed = () =>
  new Promise<void>((done) => {
    const stop = subscribe(shown, () => {
      stop();
      done();
    });
  });

/**
 * Shows a dialog, once its code and its words are there; one of the same name or set gives way, and one that waits for an
 * empty screen goes with the session it was meant for. Rejects as `network` without code.
 */
export async function show<N extends ModalName>(name: N, props: Props<N>): Promise<void> {
  const { epoch } = stores.session;
  const delay = name === 'ageNotice' ? barDelay.unasked : barDelay.asked;
  const had = await withLoadingBar(bringModal(name), delay);
  await historySettled();
  while (had.rules.alone && shown.length > 0) {
    await changed();
    await historySettled();
    if (stores.session.epoch !== epoch) return;
  }
  if (had.rules.play && (stores.rg.state || stores.session.epoch !== epoch)) return;
  lastId += 1;
  const next = ref({ id: lastId, name, ...had, props });
  const rival = shown.findIndex((each) => rivals(each, next));
  if (rival !== -1) {
    shown[rival] = next;
    return;
  }
  shown.push(next);
  if (!isFirm(next)) pushModalEntry();
}

function drop(id: number): void {
  const at = shown.findIndex((each) => each.id === id);
  if (at !== -1) shown.splice(at, 1);
}

/** Closes one dialog, and takes its entry out of the history's way. */
export function close(id: number): void {
  const closed = shown.find((each) => each.id === id);
  if (!closed) return;
  drop(id);
  if (!isFirm(closed) && historyEntry().modals > 0) stepBack();
}

/** After a step back: closes the dialogs that stood on the entry left. One whose dialog is long gone is passed over. */
export function closeOnBack(): void {
  const { modals: depth } = historyEntry();
  const open = withEntry();
  for (const { id } of open.slice(depth)) drop(id);
  if (open.length < depth) stepBack();
}

/** Closes all that a new page closes; true when the entry the tab stands on belonged to one of them. */
export function dropModals(): boolean {
  for (const { id } of withEntry()) drop(id);
  return historyEntry().modals > 0;
}

/** Closes what belongs to play, also what waits for an answer: whoever was asked is gone. */
export function closePlay(): void {
  for (const { id } of shown.filter(({ rules }) => rules.play)) close(id);
}
