import { useEffect, useEffectEvent } from 'react';
import { useReply } from '#nav/useReply.ts';
import { foundIn } from './unseenDraw.ts';
import { showWin } from './useDraw.ts';

/** The first page of a player's record (spec §9). */
const firstPage = { pageNum: 1, pageSize: 20 };

interface UnseenDrawProps {
  /** When it was begun, by the operator's clock. */
  since: number;
  onSeen: () => void;
}

/** Shows the result of a draw that was left while the wheel turned, from the player's record (S-10, H6). */
export function UnseenDraw({ since, onSeen }: UnseenDrawProps) {
  const { value, at } = useReply('getPersonJackpotDrawAwardLog', firstPage);
  const found = value && foundIn(value.list, since, at);
  const settled = useEffectEvent(() => {
    if (found && found !== 'none') showWin(found);
    onSeen();
  });
  const isSettled = found !== undefined;
  useEffect(() => {
    if (isSettled) settled();
  }, [isSettled]);
  return null;
}
