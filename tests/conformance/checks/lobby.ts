import { badParameter } from '#contract/codes.ts';
import { eventBatch } from '#contract/events.ts';
import { appEventOf } from '../appEvent.ts';
import type { Check } from '../check.ts';
import { alike, done, must, refused } from '../expect.ts';
import { loggedIn } from '../reads.ts';

const cites = ['payloads, envelope'];

/** What a player does in the lobby without money. */
export const lobby: Check[] = [
  {
    id: 'lobby.likes',
    says: 'A liked game is in likeGameIds, also after the next log-in, until it is unliked',
    cites,
    async run(kit) {
      const player = await kit.player();
      const gameId = await kit.gameId();
      for (const like of [true, false]) {
        const liked = await player.call('gameLike', { gameId, like });
        const after = await player.call('getAfterLoginInfoWeb', loggedIn);
        const isKept = [done(liked).likeGameIds, done(after).likeGameIds].every(
          (ids) => !ids || ids.includes(gameId) === like,
        );
        must(isKept, `likeGameIds ${like ? 'with' : 'without'} ${gameId}`, liked, after);
      }
    },
  },
  {
    id: 'lobby.exitGame',
    says: 'exitGame answers with the balance, and its copies get the same answer',
    cites: ['I1'],
    async run(kit) {
      const player = await kit.player();
      const gameId = await kit.gameId();
      done(await player.call('startGame', { gameId }));
      const body = player.sentBy('exitGame', { gameId });
      const left = await player.call('exitGame', body);
      const now = await player.call('refreshData');
      must(done(left).coin === done(now).coin, 'The same balance in exitGame and in refreshData', left, now);
      alike([left, await player.call('exitGame', body)], 'The first answer for a copy');
    },
  },
  {
    id: 'lobby.events',
    says: 'The event log accepts repeated events, with and without a token',
    cites,
    async run(kit) {
      const eventList = [appEventOf(crypto.randomUUID(), kit.client.serverTime())];
      const send = (token?: string) => kit.client.call('anonymous/appEventLogClient', { eventList }, token);
      for (let each = 0; each < 2; each++) done(await send());
      if (kit.client.has('accountLogin')) done(await send((await kit.player()).token));
    },
  },
  {
    id: 'lobby.manyEvents',
    says: 'The event log accepts 20 events at once, and refuses 21 with 400 and eventList',
    cites,
    async run({ client }) {
      const deviceId = crypto.randomUUID();
      const send = (count: number) => {
        const eventList = Array.from({ length: count }, () => appEventOf(deviceId, client.serverTime()));
        return client.call('anonymous/appEventLogClient', { eventList });
      };
      done(await send(eventBatch));
      refused(await send(eventBatch + 1), badParameter, { as: { field: 'eventList' } });
    },
  },
];
