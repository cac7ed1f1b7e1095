import type { ReadName } from '#contract/endpoints.ts';
import { notFound } from '#contract/codes.ts';
import { Skipped, type Check } from '../check.ts';
import { asked, reads } from '../reads.ts';

/** Every read is answered as the published contract says; the client itself checks answers against it. */
export const shapes: Check[] = reads.map((name: ReadName) => ({
  id: `shapes.${name.replace('/', '.')}`,
  says: `${name} is answered or refused according to the published contract`,
  cites: ['B1', 'payloads, envelope'],
  async run(kit) {
    const player = await kit.reader();
    const ask = asked[name] as ((of: typeof player, now: number, by: typeof kit) => Promise<object>) | undefined;
    const { verdict } = await player.call(name, (await ask?.(player, kit.client.serverTime(), kit)) ?? {});
    if (verdict === notFound) throw new Skipped('It was answered with 404: name it in "without" if it isn’t built');
  },
}));
