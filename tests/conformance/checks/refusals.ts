import * as codes from '#contract/codes.ts';
import type { Check } from '../check.ts';
import type { Kit } from '../kit.ts';
import { done, must, refused } from '../expect.ts';
import { lookAlikesOf } from '../lookAlikes.ts';
import { logIn, type Player } from '../players.ts';

const day = 24 * 60 * 60 * 1_000;
const peso = 100;
/** An amount that no channel accepts, hundredths. */
const tooLittle = 100;
const password = '135790';
/** The tries after which no operator may go on comparing passwords; the sandbox stops after five. */
const mostTries = 10;
/** A password that is on every list of common ones. */
const common = 'password1';

const refusal = (
  what: string,
  says: string,
  run: (player: Player, kit: Kit) => Promise<unknown>,
  ...more: string[]
): Check => ({
  id: `refusals.${what}`,
  says,
  cites: ['payloads, status codes', ...more],
  run: async (kit) => void (await run(await kit.player(), kit)),
});

/** The codes and details of refusals. */
export const refusals: Check[] = [
  refusal(
    'password',
    'A wrong password is refused with 2001 and the tries left, and the right one still logs in',
    async (player, { client }) => {
      const { account, deviceId } = player;
      const login = { account, password: 'wrong-1-word', loginKind: 2, deviceId };
      refused(await client.call('accountLogin', login), codes.wrongPassword, { with: ['left'] });
      await logIn(client, player, deviceId);
    },
  ),
  refusal('common', `A common password (${common}) is refused with 400 and kind "common"`, async (_, { client }) => {
    const name = `conf_${crypto.randomUUID().slice(0, 6)}`;
    const consent = { ageConfirmed: true, termsVersion: '1' };
    const body = { account: name, password: common, loginKind: 2, deviceId: crypto.randomUUID(), ...consent };
    const as = { field: 'password', kind: 'common' };
    refused(await client.call('accountRegist', body), codes.badParameter, { as });
  }),
  refusal(
    'locked',
    'After ten wrong passwords at most, the device is locked out even with the right one (2002 with until)',
    async (player, { client }) => {
      const { account, password: right, deviceId } = player;
      const login = { account, loginKind: 2, deviceId };
      for (let tries = 0; tries < mostTries; tries++) {
        const { verdict } = await client.call('accountLogin', { ...login, password: 'wrong-1-word' });
        if (verdict === codes.locked) break;
      }
      refused(await client.call('accountLogin', { ...login, password: right }), codes.locked, { with: ['until'] });
    },
  ),
  refusal('amount', 'A deposit below the minimum is refused with 3002, min and max', async (player, kit) => {
    const body = { ...(await kit.depositOf()), amount: tooLittle };
    const order = await player.call('createRecharge', body);
    const { min } = refused(order, codes.amountOutOfRange, { with: ['min', 'max'] });
    must(Number(min) > tooLittle, 'A min above the refused amount', order);
  }),
  refusal(
    'bounds',
    'Deposits of the minimum and the maximum are accepted, and a peso beyond either is refused',
    async (player, kit) => {
      const order = await kit.depositOf();
      const odd = await player.call('createRecharge', { ...order, amount: tooLittle });
      const { min, max } = refused(odd, codes.amountOutOfRange, { with: ['min', 'max'] });
      for (const amount of [Number(min) - peso, Number(max) + peso]) {
        const beyond = await player.call('createRecharge', { ...order, amount });
        must(
          [codes.amountOutOfRange, codes.badParameter].includes(beyond.verdict!),
          'Refused with 3002 or 400',
          beyond,
        );
      }
      if (!kit.config.deposit)
        for (const amount of [min, max]) done(await player.call('createRecharge', { ...order, amount }));
    },
  ),
  refusal('channel', 'A deposit by an unknown channel is refused with 400 and the field', async (player, kit) => {
    const body = { ...(await kit.depositOf()), rechargeTypeId: 2_000_000_000 };
    refused(await player.call('createRecharge', body), codes.badParameter, { as: { field: 'rechargeTypeId' } });
  }),
  refusal(
    'returnUrl',
    'A returnUrl on another origin is refused with 400, one that looks like yours as well',
    async (player, kit) => {
      const order = await kit.depositOf();
      for (const returnUrl of lookAlikesOf(order.returnUrl)) {
        const made = await player.call('createRecharge', { ...order, returnUrl });
        refused(made, codes.badParameter, { as: { field: 'returnUrl' } });
      }
    },
  ),
  refusal('requestId', 'An act without a valid requestId is refused with 400', async (player, kit) => {
    for (const requestId of [undefined, 'short', 'with a space', 'x'.repeat(65)]) {
      const body = { ...(await kit.depositOf()), requestId };
      refused(await player.call('createRecharge', body), codes.badParameter, { as: { field: 'requestId' } });
    }
  }),
  refusal('unknown', 'Unknown orders, coupons and games are refused with 404', async (player, { client }) => {
    const orderNo = 'NO-SUCH-ORDER';
    const id = 2_000_000_000;
    const asked = {
      rechargeStatus: { orderNo },
      exchangeStatus: { orderNo },
      couponUse: { id },
      startGame: { gameId: id },
    };
    for (const [name, input] of Object.entries(asked) as [keyof typeof asked, object][])
      if (client.has(name)) refused(await player.call(name, input), codes.notFound);
  }),
  refusal(
    'safebox',
    'The safebox requires a password (403), the right one (3008), and enough money (3001)',
    async (player) => {
      const transfer = { direction: 1, amount: tooLittle, password };
      refused(await player.call('safeboxTransfer', transfer), codes.notAllowed, { as: { need: 'password' } });
      await player.call('setSafeboxPassword', { password });
      const wrong = { ...transfer, password: '097531' };
      refused(await player.call('safeboxTransfer', wrong), codes.wrongSafeboxPassword, { with: ['left'] });
      refused(await player.call('safeboxTransfer', transfer), codes.lowBalance);
    },
    'V-23',
    'V-24',
  ),
  {
    id: 'refusals.safeboxAll',
    says: 'The safebox moves the whole balance in and out, and a hundredth more is refused with 3001',
    cites: ['V-24'],
    async run(kit) {
      const player = await kit.payer();
      const all = await player.coin();
      done(await player.call('setSafeboxPassword', { password }));
      for (const direction of [1, 2]) {
        const move = (amount: number) => player.call('safeboxTransfer', { direction, amount, password });
        refused(await move(all + 1), codes.lowBalance);
        done(await move(all));
      }
    },
  },
  refusal(
    'period',
    'A statement of 90 days is answered, and one that starts after its end is refused with 400',
    async (player, { client }) => {
      const endTime = client.serverTime();
      done(await player.call('statement', { startTime: endTime - 90 * day, endTime }));
      refused(await player.call('statement', { startTime: endTime + day, endTime }), codes.badParameter);
    },
    'V-28',
  ),
  refusal(
    'codes',
    'One-time codes to a player’s own number require a session (401) and a known type (400)',
    async (_, { client }) => {
      const own = { mobile: '09170000000', type: 4, deviceId: crypto.randomUUID() };
      refused(await client.call('smsSend', own), codes.signedOut);
      refused(await client.call('smsSend', { ...own, type: 99 }), codes.badParameter);
    },
  ),
];
