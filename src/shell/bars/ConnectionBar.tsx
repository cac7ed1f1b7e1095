import { useSnapshot } from 'valtio';
import { Icon } from '#ui/media/Icon.tsx';
import { useLongWait } from '#ui/states/longWait.ts';
import css from './ConnectionBar.module.css';
import { stores } from '#data/stores.ts';
import { words } from '#i18n/words.en.ts';
import { PageAge } from './PageAge.tsx';

/**
 * Reports a missing connection, a missing answer, or a network that requires a log-in, with the page's age; or slow
 * loading.
 */
export function ConnectionBar() {
  const t = words.use();
  const { onLine, failing, portal } = useSnapshot(stores.network);
  const late = useLongWait();
  const isPortal = onLine && portal;
  const text = isPortal ? t('portal') : !onLine ? t('offline') : failing ? t('silent') : late && t('late');
  return (
    <output className={css['place']}>
      {text && (
        <span className={css['bar']}>
          <Icon name="offline" />
          <span>
            {text}
            {(!onLine || failing) && <PageAge />}
          </span>
        </span>
      )}
    </output>
  );
}
