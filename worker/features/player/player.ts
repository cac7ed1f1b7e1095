import { createMoneyActs } from '#worker/core/moneyActs.ts';
import { moneyActs, type MoneyActions } from '#contract/moneyActs.ts';
import type { Core, PlayerCore } from '#worker/core/core.ts';
import { startHeartbeat } from '../session/heartbeat.ts';
import { createHoldings } from './holdings.ts';
import { createLibrary } from './library.ts';
import { createPlay } from '../play/play.ts';
import type { createRgGuard } from '../rg/guard.ts';
import type { Rg } from '../rg/rg.ts';
import { createPlayerSession } from '../session/playerSession.ts';
import { startShowingRefused } from '../rg/refused.ts';
import { createRealityTimer } from '../rg/realityTimer.ts';
import { createDeviceCheck } from '../rg/sharedDevice.ts';
import { createPresence } from '#worker/tabs/presence.ts';

export type PlayerFeatures = ReturnType<typeof createPlayerFeatures>;

/**
 * Creates the features that only logged-in players have: library, money acts, game sessions, heartbeat. Its code is
 * loaded with the first player.
 */
export function createPlayerFeatures(
  base: Core,
  guarded: ReturnType<typeof createRgGuard>['guarded'],
  protection: Pick<Rg, 'checkProtection' | 'deliver'>,
) {
  const core: PlayerCore = { ...base, presence: createPresence(base) };
  startHeartbeat(core, protection);
  createRealityTimer(core, protection);
  startShowingRefused(core);
  void clearDrafts(core).catch(() => {});
  const library = createLibrary(core);
  createHoldings(core, () => void library.saveLibrary());
  const checkDevice = createDeviceCheck(core);
  const { act, settle, outcome, giveUp, restore } = createMoneyActs(core);
  const { leaveAbandoned, openGame, leaveGame, afterRound } = createPlay(core, library, checkDevice);
  const { loadPlayerData, logout } = createPlayerSession(core, library, protection);
  const { like, forgetRecent, sendLikes, saveLibrary } = library;
  const money = Object.fromEntries(
    Object.entries(moneyActs).map(([action, name]) => [action, (input: never) => act(name, input)]),
  ) as MoneyActions;

  return {
    loadPlayerData,
    restore,
    saveLibrary,
    sendLikes,
    leaveAbandoned,
    player: { logout, like, forgetRecent },
    play: { openGame: guarded(openGame), leaveGame, afterRound },
    money: {
      ...money,
      deposit: guarded(async (input: Parameters<typeof money.deposit>[0]) => {
        await checkDevice();
        return money.deposit(input);
      }),
      redeemCoupon: guarded(money.redeemCoupon),
      claimBind: guarded(money.claimBind),
      settle,
      outcome,
      giveUp,
    },
  };
}

/** Deletes expired drafts; this code isn't precached, so without a network a later start does it. */
async function clearDrafts(core: Core) {
  const { clearKycDrafts } = await import('../kyc/draft.ts');
  clearKycDrafts(core);
}
