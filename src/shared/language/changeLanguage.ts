import { switchLanguage } from '#i18n/area.ts';
import { languages, type Language } from '#i18n/language.ts';
import { toast } from '#nav/toasts.ts';
import { words } from '../words.en.ts';

/** Switches to the language that a player chose, or says why not; resolves to whether it did. */
export async function changeLanguage(code: Language): Promise<boolean> {
  const isChanged = await switchLanguage(code);
  if (!isChanged) toast(words.say('notHere', { language: languages[code] }));
  return isChanged;
}
