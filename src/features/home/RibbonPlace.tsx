import { Suspense, useState } from 'react';
import { useSnapshot } from 'valtio';
import css from './HomeScreen.module.css';
import { JackpotRibbon } from './lazyParts.tsx';
import { ribbon } from './ribbon.ts';

/** The jackpot's ribbon, which comes with the rest of the lobby; its height is reserved unless there was none last time. */
export function RibbonPlace({ whole }: { whole: boolean }) {
  const { none } = useSnapshot(ribbon);
  const [absent] = useState(none);
  return (
    <div className={absent ? undefined : css['ribbon']}>
      {whole && (
        <Suspense>
          <JackpotRibbon absent={absent} />
        </Suspense>
      )}
    </div>
  );
}
