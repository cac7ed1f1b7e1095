import { startPush } from './keepAligned.ts';
import { Notifications } from './Notifications.tsx';
import { PushOffer } from './PushOffer.tsx';

/** Everything about notifications, which is loaded together, and only by who has or may want some. */
export const parts = { startPush, Notifications, PushOffer };
