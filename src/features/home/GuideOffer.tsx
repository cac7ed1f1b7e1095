import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { show } from '../../app/modals.ts';
import { report } from '../../app/report.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { endGuide, guide } from './guide.ts';
import css from './home.module.css';
import { words } from './words.ts';

/** Offers a newcomer the tour, in one line that nobody has to answer; while nobody knows whether there is one, its place is kept. */
export function GuideOffer() {
  const t = words.use();
  const { over, runs } = useSnapshot(guide);
  const [none] = useState(runs === false);
  if (over || none) return null;
  return (
    <div className={css['guide']}>
      {runs && (
        <>
          <Button kind="quiet" onClick={() => void show('guide', { onEnd: endGuide }).catch(report)}>
            {t('guide')}
          </Button>
          <Button kind="quiet" aria-label={t('noGuide')} onClick={endGuide}>
            <Icon name="close" />
          </Button>
        </>
      )}
    </div>
  );
}
