import { Suspense, useState } from 'react';
import { useSnapshot } from 'valtio';
import { guide } from './guide.ts';
import css from './HomeScreen.module.css';
import { GuideWays } from './late.tsx';

/** Offers a newcomer the tour, in one line that nobody has to answer; while nobody knows whether there is one, its place is kept. */
export function GuideOffer() {
  const { over, runs } = useSnapshot(guide);
  const [none] = useState(runs === false);
  if (over || none) return null;
  return (
    <div className={css['guide']}>
      {runs && (
        <Suspense>
          <GuideWays />
        </Suspense>
      )}
    </div>
  );
}
