import { useSnapshot } from 'valtio';
import { language, locales } from '#i18n/language.ts';
import { DateText } from '#ui/text/DateText.tsx';

/** When something happened (epoch milliseconds), in the language on screen. */
export function Time({ at }: { at: number }) {
  const { code } = useSnapshot(language);
  return <DateText at={at} locale={locales[code]} />;
}
