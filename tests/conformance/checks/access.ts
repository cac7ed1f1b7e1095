import { notFound, signedOut, wrongPassword } from '#contract/codes.ts';
import type { Check } from '../check.ts';
import { done, must, refused } from '../expect.ts';
import { logIn } from '../players.ts';

const cites = ['ME-07'];
const newPassword = () => `p4-${crypto.randomUUID().slice(0, 8)}`;

/** How players get into their account, and where they are logged in. */
export const access: Check[] = [
  {
    id: 'account.password',
    says: 'A new password requires the old one (2001), ends all other sessions (401), and replaces it for log-ins',
    cites,
    async run(kit) {
      const player = await kit.player();
      const other = await logIn(kit.client, player);
      const password = newPassword();
      const wrong = { password, oldPassword: newPassword() };
      refused(await player.call('initPassword', wrong), wrongPassword);
      done(await player.call('initPassword', { password, oldPassword: player.password }));
      refused(await other.call('refreshData'), signedOut);
      const { account: name, deviceId } = player;
      const login = { account: name, loginKind: 2, deviceId };
      refused(await kit.client.call('accountLogin', { ...login, password: player.password }), wrongPassword);
      await logIn(kit.client, { account: name, password }, deviceId);
      done(await player.call('refreshData'));
    },
  },
  {
    id: 'account.reauthenticate',
    says: 'reauthenticate accepts the player’s password and refuses a wrong one with 2001',
    cites,
    async run(kit) {
      const player = await kit.player();
      refused(await player.call('reauthenticate', { password: newPassword() }), wrongPassword);
      done(await player.call('reauthenticate', { password: player.password }));
    },
  },
  {
    id: 'account.sessions',
    says: 'A revoked session ends at once (401), other sessions don’t, and nobody can revoke another player’s (404)',
    cites,
    async run(kit) {
      const player = await kit.player();
      const before = done(await player.call('sessionList')).list.map(({ id }) => id);
      const other = await logIn(kit.client, player);
      const sessions = await player.call('sessionList');
      const added = done(sessions).list.filter(({ id }) => !before.includes(id));
      must(added.length === 1 && !added[0]!.current, 'One session more, which isn’t the current one', sessions);
      const { id } = added[0]!;
      refused(await (await kit.player()).call('sessionRevoke', { id }), notFound);
      done(await player.call('sessionRevoke', { id }));
      refused(await other.call('refreshData'), signedOut);
      done(await player.call('refreshData'));
    },
  },
];
