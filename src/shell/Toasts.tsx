import { useSnapshot } from 'valtio';
import { shown } from '#nav/modals.ts';
import { Toast } from '#ui/overlays/Toast.tsx';
import { toasted } from '#nav/toasts.ts';

/** The current toast, if there is one. */
export const Toasts = () => <Toast dialogs={useSnapshot(shown).length}>{useSnapshot(toasted).text}</Toast>;
