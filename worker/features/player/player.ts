import { createMoneyActs } from '#worker/core/moneyActs.ts';
import { moneyActs, type MoneyActions } from '#contract/moneyActs.ts';
import type { Core } from '#worker/core/core.ts';
import { startHeartbeat } from '../session/heartbeat.ts';
import { createLibrary } from './library.ts';
import { createPlay } from '../play/play.ts';
import type { createRgGuard } from '../rg/guard.ts';
import type { Rg } from '../rg/rg.ts';
import { createPlayerSession } from '../session/playerSession.ts';
import { createRealityTimer } from '../rg/realityTimer.ts';
import { createPresence, type PlayerCore } from '#worker/tabs/presence.ts';

export type Players = ReturnType<typeof createPlayers>;

/**
 * Creates the features that only logged-in players have: library, money acts, game sessions, heartbeat. Its code is
 * loaded with the first player.
 */
export function createPlayers(
  given: Core,
  guarded: ReturnType<typeof createRgGuard>['guarded'],
  protection: Pick<Rg, 'checkProtection' | 'deliver'>,
) {
  const core: PlayerCore = { ...given, presence: createPresence(given) };
  startHeartbeat(core, protection);
  createRealityTimer(core, protection);
  void tidyDrafts(core).catch(() => {});
  const mine = createLibrary(core);
  const { act, settle, giveUp, recall } = createMoneyActs(core);
  const { leaveAbandoned, openGame, leaveGame, afterRound } = createPlay(core, mine);
  const { welcome, logout } = createPlayerSession(core, mine, protection);
  const { like, forgetRecent, sendLikes, keepMine } = mine;
  const money = Object.fromEntries(
    Object.entries(moneyActs).map(([action, name]) => [action, (input: never) => act(name, input)]),
  ) as MoneyActions;

  return {
    welcome,
    recall,
    keepMine,
    sendLikes,
    leaveAbandoned,
    player: { logout, like, forgetRecent },
    play: { openGame: guarded(openGame), leaveGame, afterRound },
    money: {
      ...money,
      deposit: guarded(money.deposit),
      redeemCoupon: guarded(money.redeemCoupon),
      claimBind: guarded(money.claimBind),
      settle,
      giveUp,
    },
  };
}

/** Deletes expired drafts; this code isn't precached, so without a network a later start does it. */
async function tidyDrafts(core: Core) {
  const { clearKycDrafts } = await import('../kyc/draft.ts');
  clearKycDrafts(core);
}
