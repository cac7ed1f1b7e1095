import url from '#ui/typeface/display.woff2';
import { typefaceKey } from '#browser/documentSettings.ts';
import { readLocal, writeLocal } from '#browser/localStore.ts';

/** Fetches the typeface of headings and amounts once a build; the next start uses it. */
export async function fetchTypeface(): Promise<void> {
  const stored = readLocal<{ url?: string }>('device', typefaceKey, {});
  if (stored.url === url) return;
  await new FontFace('', `url(${url})`).load();
  writeLocal('device', typefaceKey, { url });
}
