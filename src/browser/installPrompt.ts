import { proxy, ref } from 'valtio/vanilla';

/** What browsers that install by a question of their own tell a page; no other tells it, and TypeScript doesn't know it. */
interface InstallEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** The browser's own question whether to install the app, once it would ask it; it can be asked once. */
export const installPrompt = proxy<{ event: InstallEvent | null; done: boolean }>({ event: null, done: false });

addEventListener('beforeinstallprompt', (event) => {
  // It is asked when the player taps the button, and not before.
  event.preventDefault();
  installPrompt.event = ref(event as InstallEvent);
});
addEventListener('appinstalled', () => Object.assign(installPrompt, { event: null, done: true }));

/** Asks it. */
export async function askToInstall(): Promise<void> {
  const { event } = installPrompt;
  installPrompt.event = null;
  await event?.prompt();
}
