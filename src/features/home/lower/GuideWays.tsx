import { show } from '#nav/modals.ts';
import { report } from '#nav/report.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/media/Icon.tsx';
import { endGuide } from '../guide.ts';
import { words } from './words.ts';

/** Buttons to start and to dismiss the tour. */
export function GuideWays() {
  const t = words.use();
  return (
    <>
      <Button kind="quiet" onClick={() => void show('guide', { onEnd: endGuide }).catch(report)}>
        {t('guide')}
      </Button>
      <Button kind="quiet" aria-label={t('noGuide')} onClick={endGuide}>
        <Icon name="close" />
      </Button>
    </>
  );
}
