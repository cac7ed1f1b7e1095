/** The state that the app stores with an entry of the browser's history. */
export interface HistoryEntry {
  /** Key of the page; the entries of the dialogs over a page share it. */
  key: string;
  /** Number of pages before this one in this tab. */
  index: number;
  /** Number of open dialogs over the page. */
  modals: number;
}

const isEntry = (state: unknown): state is HistoryEntry =>
  typeof state === 'object' && state !== null && 'key' in state && 'index' in state && 'modals' in state;

const newKey = () => crypto.randomUUID();

/** The current history entry. */
export const historyEntry = (): HistoryEntry =>
  isEntry(history.state) ? history.state : { key: '', index: 0, modals: 0 };

/** The entry of the next page: one after the current, or in its place. */
export function nextHistoryEntry(replace: boolean): HistoryEntry {
  const { index } = historyEntry();
  return { key: newKey(), index: replace ? index : index + 1, modals: 0 };
}

/** Marks the entry the app was opened on. Dialogs don't survive a reload, so their count is reset. */
export function markFirstEntry(): void {
  const { key, index } = historyEntry();
  history.replaceState({ key: key || newKey(), index, modals: 0 } satisfies HistoryEntry, '');
}

/** Adds a history entry for a dialog over the page. */
export function pushModalEntry(): void {
  const { modals, ...page } = historyEntry();
  history.pushState({ ...page, modals: modals + 1 } satisfies HistoryEntry, '');
}

/** How long `stepBack` waits for a `popstate`, milliseconds: a browser with nothing to go back to fires none. */
const silence = 500;
let steppingBack: Promise<void> | undefined;

/** Goes back one history entry; the browser does so asynchronously. */
export function stepBack(): void {
  const step = new Promise<void>((resolve) => {
    addEventListener('popstate', () => resolve(), { once: true });
    setTimeout(resolve, silence);
  });
  steppingBack = step;
  void step.then(() => {
    if (steppingBack === step) steppingBack = undefined;
  });
  history.back();
}

/** Whether a `stepBack` is pending: the current entry is about to be left. */
export const isSteppingBack = () => steppingBack !== undefined;

/** Resolves once a pending `stepBack` is done; await it before adding entries. */
export const historySettled = () => steppingBack ?? Promise.resolve();
