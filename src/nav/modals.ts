import type { ComponentProps, FunctionComponent } from 'react';
import { proxy, ref, subscribe } from 'valtio';
import { historyEntry, historySettled, isSteppingBack, pushModalEntry, stepBack } from '#browser/historyEntries.ts';
import { loaded } from './lazy.tsx';
import { withLoadingBar } from './loading.ts';
import type { ModalBase, Rules } from './modal.ts';
import type { Register } from './register.ts';
import { stores } from '#data/stores.ts';

type Modals = Register extends { dialogs: infer D } ? D : never;

export type ModalName = keyof Modals;
type Loaded<N extends ModalName> = Awaited<ReturnType<Modals[N]['load']>>['default'];
type Props<N extends ModalName> = Omit<ComponentProps<Loaded<N>>, 'close'>;

/** An open dialog: its component and props. */
export interface Shown {
  id: number;
  name: ModalName;
  rules: Rules;
  View: FunctionComponent<ModalBase>;
  props: object;
}

/** The dialog stack, bottom to top. */
export const shown = proxy<Shown[]>([]);

type Table = Readonly<Record<string, { load(): Promise<{ default: unknown }>; rules: Rules }>>;

const isFirm = ({ rules }: Shown) => rules.firm === true;
const withEntry = () => shown.filter((each) => !isFirm(each));
const rivals = (a: Shown, b: Shown) => a.name === b.name || (a.rules.set !== undefined && a.rules.set === b.rules.set);

let lastId = 0;
let loadDialogs: () => Promise<Table> = async () => ({});

/** Registers the loader of the table of dialogs. */
export const registerDialogs = (load: () => Promise<Table>) => void (loadDialogs = load);

/** Prefetches a dialog's code and texts, when it is likely to be shown soon. */
export const prefetchModal = (name: ModalName) =>
  loaded(async () => {
    const { load, rules } = (await loadDialogs())[name]!;
    const { default: View } = await load();
    return { View: View as FunctionComponent<ModalBase>, rules };
  });

/** Resolves at the next change of the dialog stack. */
const changed = () =>
  new Promise<void>((done) => {
    const stop = subscribe(shown, () => {
      stop();
      done();
    });
  });

/**
 * Opens a dialog once its code and texts are loaded. It replaces one of the same name or set; one with `alone` waits
 * until no other is open, and is dropped when the session ends. Rejects with `missing` if its code fails to load.
 */
export async function show<N extends ModalName>(name: N, props: Props<N>): Promise<void> {
  const { epoch } = stores.session;
  const prepared = await withLoadingBar(prefetchModal(name));
  await historySettled();
  while (prepared.rules.alone && shown.length > 0) {
    await changed();
    await historySettled();
    if (stores.session.epoch !== epoch) return;
  }
  if (prepared.rules.play && (stores.rg.state || stores.session.epoch !== epoch)) return;
  lastId += 1;
  const next = ref({ id: lastId, name, ...prepared, props });
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

/**
 * Closes one dialog and removes its history entry; while another is being removed, `closeOnBack` continues with this
 * one's.
 */
export function close(id: number): void {
  const closed = shown.find((each) => each.id === id);
  if (!closed) return;
  drop(id);
  if (!isFirm(closed) && historyEntry().modals > 0 && !isSteppingBack()) stepBack();
}

/**
 * After a step back: closes the dialogs of the entry that was left. An entry whose dialog is already closed is
 * skipped.
 */
export function closeOnBack(): void {
  const { modals: depth } = historyEntry();
  const open = withEntry();
  for (const { id } of open.slice(depth)) drop(id);
  if (open.length < depth) stepBack();
}

/** Closes all dialogs that a navigation closes; true if the current history entry belonged to one of them. */
export function dropModals(): boolean {
  for (const { id } of withEntry()) drop(id);
  return historyEntry().modals > 0;
}

/** Closes all dialogs of play, including firm ones, as the player they wait for has left. */
export function closePlay(): void {
  for (const { id } of shown.filter(({ rules }) => rules.play)) close(id);
}
