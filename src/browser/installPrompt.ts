import { proxy, ref } from 'valtio/vanilla';

/** The `beforeinstallprompt` event of Chromium browsers, which TypeScript's DOM types lack. */
interface InstallEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** The browser's deferred install prompt, once it offers one; it can be shown once. `done` after installation. */
export const installPrompt = proxy<{ event: InstallEvent | null; done: boolean }>({ event: null, done: false });

addEventListener('beforeinstallprompt', (event) => {
  // Defer the prompt until the player taps the install button.
  event.preventDefault();
  installPrompt.event = ref(event as InstallEvent);
});
addEventListener('appinstalled', () => Object.assign(installPrompt, { event: null, done: true }));
