import * as codes from '#contract/codes.ts';
import type { Check } from '../check.ts';
import { refused } from '../expect.ts';
import { logIn } from '../players.ts';
import { refusal } from '../refusal.ts';

/** The tries after which no operator may go on comparing passwords; the sandbox stops after five. */
export const mostTries = 10;
/** A password that is on every list of common ones. */
const common = 'password1';
/** A registration that nothing is wrong with, on a device of its own. */
const registration = () => ({
  account: `conf_${crypto.randomUUID().slice(0, 6)}`,
  password: `p3-${crypto.randomUUID().slice(0, 8)}`,
  loginKind: 2,
  deviceId: crypto.randomUUID(),
  ageConfirmed: true,
  termsVersion: '1',
});

/** The refusals of registrations, log-ins and one-time codes. */
export const entry: Check[] = [
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
    const body = { ...registration(), password: common };
    const as = { field: 'password', kind: 'common' };
    refused(await client.call('accountRegist', body), codes.badParameter, { as });
  }),
  {
    id: 'refusals.consent',
    says: 'A registration without a confirmed age, or without accepted terms, is refused with 400 and the field',
    cites: ['RG-01', 'V-08'],
    async run({ client }) {
      for (const [field, value] of [
        ['ageConfirmed', false],
        ['ageConfirmed', 0],
        ['termsVersion', ''],
      ] as const) {
        const body = { ...registration(), [field]: value };
        refused(await client.call('accountRegist', body), codes.badParameter, { as: { field } });
      }
    },
  },
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
