import { useSnapshot } from 'valtio';
import { Toast } from '../ui/Toast.tsx';
import { toasted } from './toasts.ts';

/** The word in passing, if there is one. */
export const Toasts = () => <Toast>{useSnapshot(toasted).text}</Toast>;
