import { startPush } from './keepAligned.ts';
import { Notifications } from './Notifications.tsx';
import { PushOffer } from './PushOffer.tsx';

/** Everything about notifications, loaded together, and only for those who have or may want some. */
export const parts = { startPush, Notifications, PushOffer };
