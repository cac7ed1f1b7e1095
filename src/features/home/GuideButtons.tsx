import { show } from '#nav/modals.ts';
import { report } from '#nav/report.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/media/Icon.tsx';
import { dismissGuide } from './guide.ts';
import { words } from './words.en.ts';

/** Buttons to start and to dismiss the tour. */
export function GuideButtons() {
  const t = words.use();
  return (
    <>
      <Button kind="quiet" onClick={() => void show('guide', { onEnd: dismissGuide }).catch(report)}>
        {t('guide')}
      </Button>
      <Button kind="quiet" aria-label={t('noGuide')} onClick={dismissGuide}>
        <Icon name="close" />
      </Button>
    </>
  );
}
