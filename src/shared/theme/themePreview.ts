import type { Output } from '#contract/endpoints.ts';
import { replyKey } from '#contract/stores.ts';
import { stores } from '#data/stores.ts';
import { app } from '#data/worker.ts';

const call = 'anonymous/appThemePreview';

/** Loads a theme for preview before it is published (checklist L-05). Rejects if there is none. */
export async function themePreview(themeViewId: string) {
  const input = { themeViewId };
  await app.replies.show(call, input);
  await app.replies.read(call, input);
  return stores.replies[replyKey(call, input)]?.value as Output<typeof call> | undefined;
}
