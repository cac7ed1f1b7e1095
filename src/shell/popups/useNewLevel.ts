import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { readLocal, writeLocal } from '#browser/localStore.ts';
import { useFeature } from '#data/features.ts';
import { stores } from '#data/stores.ts';
import { prefetchModal, show, shown } from '#nav/modals.ts';
import { isLobbyUsed } from './lobbyUse.ts';

/** Storage key of the highest level that the player has seen; a log-out removes it. */
const name = 'vip.seen';

const game = '/game/start';
const isPlaying = () => stores.play.gameId !== 0 || location.pathname === game;

const levelSeen = () => readLocal<number | null>('player', name, null);

/** Announces a new level, unless another tab has done so, or something else has opened. */
async function celebrate(level: number) {
  await prefetchModal('vipLevel');
  const seen = levelSeen();
  const isCalm = document.visibilityState === 'visible' && shown.length === 0 && !isPlaying() && !isLobbyUsed();
  if (!isCalm || seen === null || seen >= level || stores.session.user?.vip !== level) return;
  writeLocal('player', name, level);
  await show('vipLevel', { level });
}

/**
 * Celebrates a VIP level reached while the app is used: once per level, after a game rather than in it, and not over
 * another dialog or a lobby in use (VI-08). The level a player arrives with isn't celebrated.
 */
export function useNewLevel(pathname: string): void {
  const { userId, user } = useSnapshot(stores.session);
  const { gameId } = useSnapshot(stores.play);
  const isFree = useSnapshot(shown).length === 0;
  const hasLevels = useFeature('vip');
  const level = userId !== 0 && hasLevels ? user?.vip : undefined;
  const calm = isFree && gameId === 0 && pathname !== game;

  useEffect(() => {
    if (typeof level !== 'number') return;
    const seen = levelSeen();
    if (seen === null) writeLocal('player', name, level);
    if (seen === null || seen >= level || !calm) return;
    const tell = () => void celebrate(level).catch(() => {});
    tell();
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, [level, calm, pathname]);
}
