import { accountDeleted, conditionUnmet, notAllowed, signedOut, wrongPassword } from '#contract/codes.ts';
import { isOn } from '#contract/features.ts';
import { loginKinds } from '#contract/loginKinds.ts';
import { Skipped, type Check } from '../check.ts';
import { alike, done, must, refused } from '../expect.ts';
import type { Kit } from '../kit.ts';
import type { Exchange } from '../network.ts';
import type { Player } from '../players.ts';

const cites = ['ME-09'];
const safeboxPassword = '135790';
/** How long after its date an account may still be open, milliseconds. */
const tolerance = 60_000;

/** A new player of an operator that deletes accounts by the app. */
export async function leaver(kit: Kit): Promise<Player> {
  if (!isOn((await kit.settings())?.features, 'accountDeletion'))
    throw new Skipped('"features" of the settings switches accountDeletion off');
  return kit.player();
}

const request = (player: Player) => player.call('deletionRequest', { password: player.password });

/** Throws unless the state says that no deletion is requested. */
async function mustStand(player: Player, ...before: Exchange[]) {
  const info = await player.call('deletionInfo');
  must(!done(info).requestedAt && !done(info).deletesAt, 'No deletion requested', ...before, info);
}

/** How an account is deleted at its player's request. */
export const deletion: Check[] = [
  {
    id: 'account.deletion',
    says: 'A deletion has a date to come, the same by copies, by another request and in deletionInfo',
    cites: [...cites, 'I1'],
    async run(kit) {
      const player = await leaver(kit);
      await mustStand(player);
      const copies = await player.copies('deletionRequest', { password: player.password }, 3);
      const { requestedAt, deletesAt } = done(copies[0]!);
      alike(copies, 'The first answer for every copy');
      must((deletesAt ?? 0) > kit.client.serverTime(), 'A date to come, "deletesAt"', ...copies);
      must(Boolean(requestedAt), 'When it was requested, "requestedAt"', ...copies);
      const [again, info] = [await request(player), await player.call('deletionInfo')];
      const dates = [done(again), done(info)].map((each) => each.deletesAt);
      must(dates.join() === `${deletesAt},${deletesAt}`, 'The date of the first request', copies[0]!, again, info);
    },
  },
  {
    id: 'account.deletionProof',
    says: 'A deletion without a proof is refused with 403, with a wrong password with 2001, and neither takes effect',
    cites,
    async run(kit) {
      const player = await leaver(kit);
      const bare = await player.call('deletionRequest');
      refused(bare, notAllowed, { with: ['need'] });
      const wrong = await player.call('deletionRequest', { password: 'wrong-1-word' });
      refused(wrong, wrongPassword);
      await mustStand(player, bare, wrong);
    },
  },
  {
    id: 'account.deletionMoney',
    says: 'A deletion is refused with 4002 while there is money to withdraw, which "toWithdraw" has',
    cites,
    async run(kit) {
      await leaver(kit);
      const player = await kit.payer();
      const info = await player.call('deletionInfo');
      must(done(info).toWithdraw > 0, 'The deposit in "toWithdraw"', info);
      const asked = await request(player);
      refused(asked, conditionUnmet, { as: { need: 'withdraw' } });
      await mustStand(player, asked);
    },
  },
  {
    id: 'account.deletionSafebox',
    says: 'Money in the safebox counts as money to withdraw, and refuses a deletion like money in the wallet',
    cites,
    async run(kit) {
      await leaver(kit);
      const player = await kit.payer();
      const { toWithdraw } = done(await player.call('deletionInfo'));
      done(await player.call('setSafeboxPassword', { password: safeboxPassword }));
      const transfer = { direction: 1, amount: await player.coin(), password: safeboxPassword };
      done(await player.call('safeboxTransfer', transfer));
      const info = await player.call('deletionInfo');
      must(done(info).toWithdraw === toWithdraw, `Still ${toWithdraw} in "toWithdraw"`, info);
      const asked = await request(player);
      refused(asked, conditionUnmet, { as: { need: 'withdraw' } });
      await mustStand(player, asked);
    },
  },
  {
    id: 'account.deletionCancelled',
    says: 'A cancelled deletion is gone; cancelling again, or without one, succeeds',
    cites,
    async run(kit) {
      const player = await leaver(kit);
      done(await player.call('deletionCancel'));
      done(await request(player));
      const cancelled = await player.call('deletionCancel');
      must(!done(cancelled).requestedAt, 'No "requestedAt"', cancelled);
      await mustStand(player, cancelled);
      done(await player.call('deletionCancel'));
    },
  },
  {
    id: 'account.deletionDue',
    says: 'From its date on, an account is closed: log-ins with the right password get 2008, its sessions 401',
    cites,
    async run(kit) {
      const [player, observer] = [await leaver(kit), await kit.player()];
      const { deletesAt } = done(await request(player));
      await kit.ahead(observer, async (_, putAt) => {
        await putAt(deletesAt! + tolerance);
        const { account, password } = player;
        const body = { account, password, loginKind: loginKinds.account, deviceId: crypto.randomUUID() };
        refused(await kit.client.call('accountLogin', body), accountDeleted);
        refused(await player.call('refreshData'), signedOut);
      });
    },
  },
];
