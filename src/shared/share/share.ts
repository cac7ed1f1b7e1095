import { copyText } from '#browser/copyText.ts';
import { shareLink } from '#shared/share/shareLink.ts';
import { toast } from '#nav/toasts.ts';
import { words } from '../words.en.ts';

/** The confirmation of a copy, or the text itself if copying isn't allowed. */
export interface Says {
  copied: string;
  failed: string;
}

/** Copies a text and confirms; resolves with whether it was copied. */
export async function copyAndSay(text: string, { copied, failed }: Says): Promise<boolean> {
  const done = await copyText(text);
  toast(done ? copied : failed);
  return done;
}

/** Copies a player's own link and confirms. */
export const copyLink = (url: string) =>
  copyAndSay(url, { copied: words.say('copied'), failed: words.say('copyFailed', { url }) });

/** Shares a player's own link through the device, else copies it; resolves with how it was sent, if it was. */
export async function sendLink(url: string): Promise<'native' | 'copy' | undefined> {
  const text = words.say('shareText', { brand: import.meta.env.VITE_BRAND_NAME });
  const outcome = await shareLink({ text, url });
  if (outcome === 'unavailable') return (await copyLink(url)) ? 'copy' : undefined;
  return outcome === 'shared' ? 'native' : undefined;
}
