/** Whether the player has allowed notifications; never asks. */
export const isAllowed = () => 'Notification' in globalThis && Notification.permission === 'granted';
