import { signedOut, notFound } from '#contract/codes.ts';
import { endpoints, type Name } from '#contract/endpoints.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Check } from '../check.ts';
import type { Client } from '../client.ts';
import { done, must, refused } from '../expect.ts';
import { logIn } from '../players.ts';
import { askedByAnybody, reads } from '../reads.ts';
import { soundInput } from '../sound.ts';

const cites = ['B8', 'spec §8'];
const closed = (Object.entries(endpoints) as [Name, Endpoint][]).filter(([, { public: isPublic }]) => !isPublic);
const publicReads = reads.filter((name) => (endpoints[name] as Endpoint).public);

/** Makes every call that isn't public, well-formed but with an invalid token, and expects a refusal. */
async function refuseAll(client: Client, token: string) {
  for (const [name, { money, identified }] of closed.filter(([each]) => client.has(each))) {
    const body = { ...soundInput(name), ...((money || identified) && { requestId: crypto.randomUUID() }) };
    refused(await client.call(name, body, token), signedOut);
  }
}

/** Who may call. */
export const tokens: Check[] = [
  {
    id: 'tokens.missing',
    says: 'Every call that isn’t public is refused with 401 when it has no token',
    cites,
    run: ({ client }) => refuseAll(client, ''),
  },
  {
    id: 'tokens.dead',
    says: 'Every call that isn’t public is refused with 401 when its token is unknown',
    cites,
    run: ({ client }) => refuseAll(client, crypto.randomUUID()),
  },
  {
    id: 'tokens.public',
    says: 'Public reads answer a dead token like none, but for preLogin, which refuses it with 401',
    cites: ['B8'],
    async run({ client }) {
      const dead = crypto.randomUUID();
      for (const name of publicReads.filter((each) => client.has(each))) {
        const sent = await client.call(name, askedByAnybody(name), dead);
        if (name === 'preLogin') refused(sent, signedOut);
        else must(sent.verdict !== signedOut, 'The answer that everybody gets', sent);
      }
    },
  },
  {
    id: 'tokens.ended',
    says: 'A token is invalid after its player has logged out',
    cites: ['I5'],
    async run(kit) {
      const player = await kit.player();
      done(await player.call('logout'));
      refused(await player.call('refreshData'), signedOut);
    },
  },
  {
    id: 'tokens.others',
    says: 'A log-out ends one session and leaves the player’s others open',
    cites: ['ME-07'],
    async run(kit) {
      const player = await kit.player();
      const other = await logIn(kit.client, player);
      done(await other.call('logout'));
      done(await player.call('refreshData'));
    },
  },
  {
    id: 'tokens.all',
    says: 'A log-out everywhere ends all sessions of that player, and nobody else’s',
    cites: ['ME-07'],
    async run(kit) {
      const [player, another] = [await kit.player(), await kit.player()];
      const other = await logIn(kit.client, player);
      done(await player.call('logout', { all: true }));
      for (const each of [player, other]) refused(await each.call('refreshData'), signedOut);
      done(await another.call('refreshData'));
    },
  },
  {
    id: 'tokens.own',
    says: 'Nobody can read another player’s deposit, or the outcome of another player’s act',
    cites: ['payloads K'],
    async run(kit) {
      const [one, other] = [await kit.player(), await kit.player()];
      const requestId = crypto.randomUUID();
      const { orderNo } = done(await one.call('createRecharge', { ...(await kit.depositOf()), requestId }));
      refused(await other.call('rechargeStatus', { orderNo }), notFound);
      const status = await other.call('operationStatus', { requestId });
      must(done(status).state === 'unknown', 'unknown, since it is another player’s', status);
    },
  },
];
