import { useSnapshot } from 'valtio';
import { Button } from '#ui/Button.tsx';
import { language, languages, type Language } from '#i18n/language.ts';
import { changeLanguage } from '#shared/language/changeLanguage.ts';

const codes = Object.keys(languages) as Language[];

/** Switches to the next language; labelled with that language's own name. */
export function LanguageButton() {
  const { code } = useSnapshot(language);
  const other = codes[codes.indexOf(code) + 1] ?? 'en';
  return (
    <Button kind="quiet" lang={other} onClick={() => void changeLanguage(other)}>
      {languages[other]}
    </Button>
  );
}
