import { useSnapshot } from 'valtio';
import { Icon } from '#ui/media/Icon.tsx';
import { useLongWait } from '#ui/states/longWait.ts';
import { useAsOf } from '#i18n/useFreshness.ts';
import css from './ConnectionBar.module.css';
import { stores } from '#data/stores.ts';
import { words } from '#i18n/words.ts';

/** Shows how old the data on screen are while offline or without answers, and that loading takes long. */
export function ConnectionBar() {
  const t = words.use();
  const { onLine, failing, portal, heardAt } = useSnapshot(stores.network);
  const { at } = useSnapshot(stores.lobby);
  const time = useAsOf(onLine && !failing ? 0 : heardAt || at);
  const late = useLongWait();
  const message = () => {
    if (!onLine) return time ? t('offlineAsOf', { time }) : t('offline');
    if (portal) return t('portal');
    if (failing) return time ? t('silentAsOf', { time }) : t('silent');
    return late ? t('late') : undefined;
  };
  const text = message();
  return (
    <output className={css['place']}>
      {text && (
        <span className={css['bar']}>
          <Icon name="offline" />
          {text}
        </span>
      )}
    </output>
  );
}
