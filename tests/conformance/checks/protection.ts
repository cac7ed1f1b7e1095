import { isDeepStrictEqual } from 'node:util';
import { badParameter, excluded, kycNeeded, onBreak, signedOut } from '#contract/codes.ts';
import { rgStates } from '#contract/protection.ts';
import type { Check } from '../check.ts';
import { alike, done, must, refused } from '../expect.ts';
import type { Kit } from '../kit.ts';
import { logIn, type Player } from '../players.ts';

const hour = 60 * 60 * 1_000;
const shortest = { type: 1, hours: 24 };
const exclusion = { type: 2, months: 6 };

/** Throws unless a player is kept from deposits and play, with this code and end. */
async function keptOut(kit: Kit, player: Player, code: number, until: number) {
  const as = { until };
  refused(await player.call('createRecharge', await kit.depositOf()), code, { as });
  refused(await player.call('startGame', { gameId: await kit.gameId() }), code, { as });
  const state = await player.call('rgState');
  must(Boolean(done(state).stop) && done(state).until === until, '`stop`, and the `until` of the refusals', state);
  const online = await player.call('online', { gameId: 0 });
  must(Boolean(done(online).rg?.stop), 'rg.stop', online);
}

/** What a break or an exclusion keeps a player from, and what it leaves. */
export const protection: Check[] = [
  {
    id: 'protection.break',
    says: 'A break starts at once: deposits and games are refused (5001 with until), offers disappear, and play must stop',
    cites: ['RG-17', 'RG-26'],
    async run(kit) {
      const player = await kit.player();
      const { state, until } = done(await player.call('selfExclude', shortest));
      must(state === rgStates.onBreak, 'State 1, a break');
      await keptOut(kit, player, onBreak, until);
      const offers = await player.call('getActivityIds');
      must(done(offers).activityIds?.length === 0, 'An empty activityIds', offers);
    },
  },
  {
    id: 'protection.breakEnds',
    says: 'A break ends by itself',
    cites: ['RG-17'],
    async run(kit) {
      const player = await kit.player();
      done(await player.call('selfExclude', shortest));
      await kit.ahead(player, async (put) => {
        await put(shortest.hours * hour + 1_000);
        const state = await player.call('rgState');
        must(done(state).state === rgStates.normal, 'State 0', state);
        done(await player.call('createRecharge', await kit.depositOf()));
      });
    },
  },
  {
    id: 'protection.exclusion',
    says: 'An exclusion starts at once, without any proof: deposits and games are refused (5002 with until)',
    cites: ['RG-18', 'RG-19', 'RG-20'],
    async run(kit) {
      const player = await kit.player();
      const { until } = done(await player.call('selfExclude', exclusion));
      await keptOut(kit, player, excluded, until);
    },
  },
  {
    id: 'protection.race',
    says: 'Deposits sent after an exclusion was answered are refused, even while others are in progress',
    cites: ['RG-19'],
    async run(kit) {
      const player = await kit.player();
      const order = await kit.depositOf();
      const deposits = () => Promise.all(Array.from({ length: 4 }, () => player.call('createRecharge', order)));
      const leave = async () => {
        done(await player.call('selfExclude', exclusion));
        return deposits();
      };
      const [, after] = await Promise.all([deposits(), leave()]);
      for (const each of after) refused(each, excluded);
    },
  },
  {
    id: 'protection.sessions',
    says: 'An exclusion ends the player’s other sessions, and the next log-in reports it',
    cites: ['RG-20'],
    async run(kit) {
      const player = await kit.player();
      const other = await logIn(kit.client, player);
      const { until } = done(await player.call('selfExclude', exclusion));
      refused(await other.call('refreshData'), signedOut);
      const login = { account: player.account, password: player.password, loginKind: 2, deviceId: player.deviceId };
      const again = await kit.client.call('accountLogin', login);
      const { rgState, rgUntil } = done(again).userInfo;
      must(rgState === rgStates.excluded && rgUntil === until, `rgState 2 and rgUntil ${until}`, again);
    },
  },
  {
    id: 'protection.device',
    says: 'On an excluded player’s device, another account needs a verified identity for games and deposits (3004)',
    cites: ['RG-20'],
    async run(kit) {
      const left = await kit.player();
      done(await left.call('selfExclude', exclusion));
      const { account, password } = await kit.player();
      const other = await logIn(kit.client, { account, password }, left.deviceId);
      const as = { need: 'kyc' };
      refused(await other.call('createRecharge', await kit.depositOf()), kycNeeded, { as });
      refused(await other.call('startGame', { gameId: await kit.gameId() }), kycNeeded, { as });
    },
  },
  {
    id: 'protection.realityCheck',
    says: 'Every response to a reality check is accepted, and its copies get the same answer',
    cites: ['RG-13', 'I1'],
    async run(kit) {
      const player = await kit.player();
      for (const action of ['continue', 'stop', 'history']) {
        const copies = await player.copies('rgAck', { kind: 'reality', action }, 2);
        for (const each of copies) done(each);
        alike(copies, 'The first answer for the copy');
      }
    },
  },
  {
    id: 'protection.marketing',
    says: 'marketingOptOut applies to exactly the channels it names',
    cites: ['RG-26'],
    async run(kit) {
      const player = await kit.player();
      let whole = {};
      for (const wish of [
        { push: true, sms: false, email: true },
        { push: false, sms: true, email: true },
        { sms: false },
        { push: true, email: false },
      ]) {
        done(await player.call('marketingOptOut', wish));
        whole = { ...whole, ...wish };
        const info = await player.call('selfLimitInfo');
        const { push, sms, email } = done(info).marketing;
        const stored = { push: Boolean(push), sms: Boolean(sms), email: Boolean(email) };
        must(isDeepStrictEqual(stored, whole), `\`marketing\` ${JSON.stringify(whole)}`, info);
      }
      refused(await player.call('marketingOptOut'), badParameter);
    },
  },
  {
    id: 'protection.keeps',
    says: 'An excluded player can still read records and withdrawals, and take money out of the safebox',
    cites: ['RG-20'],
    async run(kit) {
      const player = await kit.payer();
      const password = '135790';
      done(await player.call('setSafeboxPassword', { password }));
      const all = await player.coin();
      done(await player.call('safeboxTransfer', { direction: 1, amount: all, password }));
      done(await player.call('selfExclude', exclusion));
      const back = await player.call('safeboxTransfer', { direction: 2, amount: all, password });
      must(done(back).coin === all, `A balance of ${all}`, back);
      for (const name of ['getExchange', 'selfLimitInfo', 'rgSession'] as const) done(await player.call(name));
    },
  },
];
