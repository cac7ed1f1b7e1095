import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { guide } from './guide.ts';
import { GuideButtons } from './GuideButtons.tsx';
import css from './HomeScreen.module.css';

/**
 * Offers new players the tour of the lobby in one line; its space is reserved until it is known whether there is a
 * tour.
 */
export function GuideOffer() {
  const { over, runs } = useSnapshot(guide);
  const [none] = useState(runs === false);
  if (over || none) return null;
  return <div className={css['guide']}>{runs && <GuideButtons />}</div>;
}
