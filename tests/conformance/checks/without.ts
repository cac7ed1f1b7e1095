import { notFound, signedOut } from '#contract/codes.ts';
import { endpoints, type Name } from '#contract/endpoints.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { common } from '#sandbox/testing/common.ts';
import { Skipped, type Check } from '../check.ts';
import { refused } from '../expect.ts';
import { soundInput } from '../sound.ts';

/** The calls that the operator lacks according to the configuration. */
export const without: Check[] = [
  {
    id: 'without.refused',
    says: 'A call listed in `without` is refused with 404, or with 401 if it needs a token and has none',
    cites: ['payloads, status codes'],
    async run({ client, player: newPlayer }) {
      const missing = (Object.keys(endpoints) as Name[]).filter((name) => !client.has(name));
      if (missing.length === 0) throw new Skipped('The configuration has no "without"');
      const player = await newPlayer();
      for (const name of missing) {
        const { public: isPublic }: Endpoint = endpoints[name];
        const body = { ...common, ...player.sentBy(name, soundInput(name)) };
        if (!isPublic) refused(await client.post(name, body), signedOut);
        refused(await client.post(name, body, isPublic ? '' : player.token), notFound);
      }
    },
  },
];
