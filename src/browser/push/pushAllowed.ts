/** How the player has answered the browser's question about notifications; undefined where there are none. */
export function notificationPermission(): NotificationPermission | undefined {
  try {
    return 'Notification' in globalThis ? Notification.permission : undefined;
  } catch {
    // The browser refuses even that.
    return undefined;
  }
}

/** Whether the player has allowed notifications; never asks. */
export const isAllowed = () => notificationPermission() === 'granted';
