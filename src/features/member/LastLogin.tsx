import { useSnapshot } from 'valtio';
import { language, locales } from '#i18n/language.ts';
import { stores } from '#data/stores.ts';
import { formatDateTime } from '#i18n/dates.ts';
import css from './MemberScreen.module.css';
import { words } from './words.en.ts';

/** A no-break space, which keeps date and time on one line. */
const unbroken = '\u00A0';

/** Time and device of the previous log-in, so that the player can notice a stranger's (AU-13). */
export function LastLogin() {
  const t = words.use();
  const { lastLogin } = useSnapshot(stores.session);
  const { code } = useSnapshot(language);
  if (!lastLogin) return <p className={css['lastLogin']} />;
  const time = formatDateTime(lastLogin.time, locales[code]).replaceAll(' ', unbroken);
  const { device } = lastLogin;
  return <p className={css['lastLogin']}>{device ? t('lastLoginOn', { time, device }) : t('lastLogin', { time })}</p>;
}
