import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints, type ReadName } from '#contract/endpoints.ts';
import { notFound } from '#contract/codes.ts';
import { Skipped, type Check } from '../check.ts';
import type { Exchange } from '../network.ts';
import { asked, askedByAnybody, reads } from '../reads.ts';

/** Skips the check of a call that was answered with 404. */
function isBuilt({ verdict }: Exchange): void {
  if (verdict === notFound) throw new Skipped('It was answered with 404: name it in "without" if it isn’t built');
}

/** Every read is answered as the published contract says; the client itself checks answers against it. */
export const shapes: Check[] = reads.map((name: ReadName) => ({
  id: `shapes.${name.replace('/', '.')}`,
  says: `${name} is answered or refused according to the published contract`,
  cites: ['B1', 'payloads, envelope'],
  async run(kit) {
    const { public: isPublic }: Endpoint = endpoints[name];
    if (isPublic) {
      isBuilt(await kit.client.call(name, askedByAnybody(name)));
      if (!kit.client.has('accountLogin')) return;
    }
    const player = await kit.reader();
    const ask = asked[name] as ((of: typeof player, now: number, by: typeof kit) => Promise<object>) | undefined;
    isBuilt(await player.call(name, (await ask?.(player, kit.client.serverTime(), kit)) ?? {}));
  },
}));
