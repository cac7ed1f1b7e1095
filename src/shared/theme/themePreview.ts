import type { Output } from '#contract/endpoints.ts';
import { replyKey } from '#contract/stores.ts';
import { stores } from '#data/stores.ts';
import { app } from '#data/worker.ts';

const call = 'anonymous/appThemePreview';

/** Loads a theme for preview before it is published (checklist L-05). Rejects if there is none. */
export async function themePreview(themeViewId: string) {
  const input = { themeViewId };
  const key = replyKey(call, input);
  await app.replies.show(key);
  await app.replies.read(call, input);
  return stores.replies[key]?.value as Output<typeof call> | undefined;
}
