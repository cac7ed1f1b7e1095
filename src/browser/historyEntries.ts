/** What the app knows of an entry of the browser's history. */
export interface HistoryEntry {
  /** The page it belongs to; the entries of the dialogs over a page share its key. */
  key: string;
  /** How many pages came before it in this tab. */
  index: number;
  /** How many dialogs stand on it. */
  modals: number;
}

const isEntry = (state: unknown): state is HistoryEntry =>
  typeof state === 'object' && state !== null && 'key' in state && 'index' in state && 'modals' in state;

const newKey = () => crypto.randomUUID();

/** The entry the tab stands on. */
export const historyEntry = (): HistoryEntry =>
  isEntry(history.state) ? history.state : { key: '', index: 0, modals: 0 };

/** The entry of the next page, after this one or in its place. */
export function nextHistoryEntry(replace: boolean): HistoryEntry {
  const { index } = historyEntry();
  return { key: newKey(), index: replace ? index : index + 1, modals: 0 };
}

/** Marks the entry the app was opened on. A reload forgets the dialogs, so their count goes too. */
export function markFirstEntry(): void {
  const { key, index } = historyEntry();
  history.replaceState({ key: key || newKey(), index, modals: 0 } satisfies HistoryEntry, '');
}

/** Adds an entry for a dialog over the page. */
export function pushModalEntry(): void {
  const { modals, ...page } = historyEntry();
  history.pushState({ ...page, modals: modals + 1 } satisfies HistoryEntry, '');
}

/** A browser that has nowhere to go back to says nothing; this is how long it is listened to, milliseconds. */
const silence = 500;
let steppingBack: Promise<void> = Promise.resolve();

/** Goes back one entry; the browser does so a moment later. */
export function stepBack(): void {
  steppingBack = new Promise((resolve) => {
    addEventListener('popstate', () => resolve(), { once: true });
    setTimeout(resolve, silence);
  });
  history.back();
}

/** Resolves once the browser stands where `stepBack` sent it: whoever adds entries waits for that. */
export const historySettled = () => steppingBack;
