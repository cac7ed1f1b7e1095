import { useSnapshot } from 'valtio';
import { Button } from '#ui/Button.tsx';
import { words } from '../words.en.ts';
import { guide, startGuide } from './guide.ts';

/** The button that starts the tour of the lobby, while the operator runs it and it wasn't taken on this device. */
export function GuideOffer({ onStart }: { onStart?: () => void }) {
  const t = words.use();
  const { over, runs } = useSnapshot(guide);
  if (over || !runs) return null;
  const start = () => {
    onStart?.();
    startGuide();
  };
  return (
    <Button wide onClick={start}>
      {t('guide')}
    </Button>
  );
}
