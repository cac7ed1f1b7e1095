import { useSnapshot } from 'valtio';
import { loading } from '#nav/loading.ts';
import css from './LoadingBar.module.css';
import { words } from '#i18n/words.en.ts';

/** A progress line at the top while a page or a dialog is loading. */
export function LoadingBar() {
  const t = words.use();
  const { shown } = useSnapshot(loading);
  return shown && <progress className={css['bar']} aria-label={t('loading')} aria-live="polite" />;
}
