import { useSnapshot } from 'valtio';
import { stores } from '#data/stores.ts';
import { Dot } from '#ui/Dot.tsx';
import { words } from '../words.en.ts';

/** How many mails the player hasn't read, on the bell of the top bar. */
export function MailCount({ id }: { id: string }) {
  const t = words.use();
  const { unread } = useSnapshot(stores.mail);
  return unread ? <Dot count={unread} label={t('unreadMails', { n: unread })} id={id} /> : null;
}
