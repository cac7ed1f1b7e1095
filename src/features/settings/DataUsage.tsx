import { useSnapshot } from 'valtio';
import { language, locales } from '#i18n/language.ts';
import { traffic } from '#data/traffic.ts';
import css from './SettingsScreen.module.css';
import { words } from './words.ts';

/** Formats bytes in decimal units, as data plans do: `840 kB`, `1.2 MB`. */
function sizeText(bytes: number, locale: string): string {
  const [unit, of] = bytes < 1_000_000 ? (['kilobyte', 1_000] as const) : (['megabyte', 1_000_000] as const);
  const maximumFractionDigits = unit === 'megabyte' ? 1 : 0;
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits }).format(bytes / of);
}

/** How much data the app has loaded on this device today (checklist O-20; players B6). */
export function DataUsage() {
  const t = words.use();
  const { code } = useSnapshot(language);
  const { bytes } = useSnapshot(traffic);
  return (
    <p className={css['note']}>
      <strong>{t('loaded', { size: sizeText(bytes, locales[code]) })}</strong> {t('loadedNote')}
    </p>
  );
}
