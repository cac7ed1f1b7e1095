/** The player's answer to the browser's notification prompt; undefined if there are no notifications. */
export function notificationPermission(): NotificationPermission | undefined {
  try {
    return 'Notification' in globalThis ? Notification.permission : undefined;
  } catch {
    // The browser refuses even to read the permission.
    return undefined;
  }
}

/** Whether the player has allowed notifications; never prompts. */
export const isAllowed = () => notificationPermission() === 'granted';
