import { useSnapshot } from 'valtio';
import { language, locales } from '#i18n/language.ts';
import { traffic } from '#data/traffic.ts';
import { sizeText } from './sizeText.ts';
import typography from '#ui/typography.module.css';
import css from './SettingsScreen.module.css';
import { words } from './words.en.ts';

/** How much data the app has loaded on this device today, if the browser reports it (checklist O-20; players B6). */
export function DataUsage() {
  const t = words.use();
  const { code } = useSnapshot(language);
  const { bytes, told } = useSnapshot(traffic);
  if (!told) return null;
  return (
    <p className={`${css['note']} ${typography['caption']}`}>
      <strong>{t('loaded', { size: sizeText(bytes, locales[code]) })}</strong> {t('loadedNote')}
    </p>
  );
}
