import { useState } from 'react';
import { words as shell } from '#i18n/words.en.ts';
import { Icon } from '#ui/media/Icon.tsx';
import css from '../Play.module.css';
import { useOrientationLock } from './useOrientationLock.ts';
import { words } from '../words.en.ts';

/**
 * Asks the player to rotate the phone for a landscape game; it covers the game until then, or until it is dismissed.
 */
export function RotateHint({ orientation }: { orientation: number }) {
  const t = words.use();
  const common = shell.use();
  const toTurn = useOrientationLock(orientation);
  const [isDismissed, setIsDismissed] = useState(false);
  if (!toTurn || isDismissed) return null;
  return (
    <div className={css['turn']} role="note">
      {t('turn')}
      <button type="button" aria-label={common('close')} onClick={() => setIsDismissed(true)}>
        <Icon name="close" />
      </button>
    </div>
  );
}
