import { installPrompt } from '#browser/installPrompt.ts';

/** Shows the deferred install prompt, if any. */
export async function showInstallPrompt(): Promise<void> {
  const { event } = installPrompt;
  installPrompt.event = null;
  await event?.prompt();
}
