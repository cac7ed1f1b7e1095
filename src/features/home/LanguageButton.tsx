import { useSnapshot } from 'valtio';
import { Button } from '#ui/Button.tsx';
import { language, languages } from '#i18n/language.ts';
import { changeLanguage } from '#shared/language/changeLanguage.ts';

/** Switches to the other language; labelled with that language's own name. */
export function LanguageButton() {
  const other = useSnapshot(language).code === 'en' ? 'fil' : 'en';
  return (
    <Button kind="quiet" lang={other} onClick={() => void changeLanguage(other)}>
      {languages[other]}
    </Button>
  );
}
