import { copyText } from '#browser/copyText.ts';
import { shareLink } from '#browser/share.ts';
import { toast } from '#nav/toasts.ts';
import { words } from '../words.en.ts';

/** What is said of a copy: that it was made, or the text itself where copying isn't allowed. */
export interface Says {
  copied: string;
  failed: string;
}

/** Copies a text and says so; resolves with whether it was copied. */
export async function copyAndSay(text: string, { copied, failed }: Says): Promise<boolean> {
  const done = await copyText(text);
  toast(done ? copied : failed);
  return done;
}

/** Copies a player's own link and says so. */
export const copyLink = (url: string) =>
  copyAndSay(url, { copied: words.say('copied'), failed: words.say('copyFailed', { url }) });

/** Shares a player's own link by the device, or copies it where that can't be; resolves with how it went out, if it did. */
export async function sendLink(url: string): Promise<'native' | 'copy' | undefined> {
  const text = words.say('shareText', { brand: import.meta.env.VITE_BRAND_NAME });
  const outcome = await shareLink({ text, url });
  if (outcome === 'unavailable') return (await copyLink(url)) ? 'copy' : undefined;
  return outcome === 'shared' ? 'native' : undefined;
}
