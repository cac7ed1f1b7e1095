import { useSnapshot } from 'valtio';
import { Toast } from '#ui/overlays/Toast.tsx';
import { toasted } from '#nav/toasts.ts';

/** The current toast, if there is one. */
export const Toasts = () => <Toast>{useSnapshot(toasted).text}</Toast>;
