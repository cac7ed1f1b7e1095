import type { Track } from '#worker/core/actEvents.ts';
import { createMoneyActs } from '#worker/core/moneyActs.ts';
import type { Tile } from '#contract/entities.ts';
import type { Core, PlayerCore } from '#worker/core/core.ts';
import { startHeartbeat } from '../session/heartbeat.ts';
import { createHoldings } from './holdings.ts';
import { createProgress } from './progress.ts';
import { createVerification } from './verification.ts';
import { createLibrary } from './library.ts';
import { createMail } from './mail.ts';
import { createMoneyActions } from './moneyActions.ts';
import { createPlay } from '../play/play.ts';
import { createGuard } from '../rg/guard.ts';
import { operatorClock } from '../rg/operatorClock.ts';
import type { Rg } from '../rg/rg.ts';
import { createPlayerSession } from '../session/playerSession.ts';
import { startShowingRefused } from '../rg/refused.ts';
import { createRealityTimer } from '../rg/realityTimer.ts';
import { clearDrafts } from '../drafts/clearDrafts.ts';
import { createDeviceCheck } from '../rg/sharedDevice.ts';
import { followSettings } from '../settings/followSettings.ts';
import { createPresence } from '#worker/tabs/presence.ts';

export type PlayerFeatures = ReturnType<typeof createPlayerFeatures>;

/**
 * Creates the features that only logged-in players have: library, money acts, game sessions, heartbeat. Its code is
 * loaded with the first player.
 */
export function createPlayerFeatures(
  base: Core,
  protection: Pick<Rg, 'storeRestriction' | 'checkProtection' | 'deliver'>,
  track: Track,
  tilesOf: (gameIds: number[]) => Promise<Tile[]>,
) {
  const core: PlayerCore = { ...base, presence: createPresence(base) };
  // It listens before the code of breaks is loaded, which count from its time.
  operatorClock(core);
  startHeartbeat(core, protection, followSettings(core));
  createRealityTimer(core, protection);
  startShowingRefused(core);
  clearDrafts(core);
  const library = createLibrary(core, tilesOf);
  createHoldings(core, library.saveLibrary);
  createProgress(core);
  createVerification(core, library.saveLibrary);
  const mail = createMail(core);
  const guarded = createGuard(core, protection.storeRestriction);
  const checkDevice = createDeviceCheck(core);
  const { act, settle, outcome, giveUp, restore } = createMoneyActs(core, track);
  const { leaveAbandoned, openGame, resumeGame, leaveGame, afterRound } = createPlay(core, library, checkDevice);
  const { loadPlayerData, logout } = createPlayerSession(core, library, protection);
  const { like, forgetRecent, sendLikes, saveLibrary } = library;

  return {
    loadPlayerData,
    restore,
    saveLibrary,
    sendLikes,
    leaveAbandoned,
    player: { logout, like, forgetRecent, ...mail },
    play: { openGame: guarded(openGame), resumeGame, leaveGame, afterRound },
    money: {
      ...createMoneyActions({ world: core.world, session: core.stores.session, act, guarded, checkDevice }),
      settle,
      outcome,
      giveUp,
    },
  };
}
