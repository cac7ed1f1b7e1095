import { useSnapshot } from 'valtio';
import { stores } from '#data/stores.ts';
import { href } from '#nav/href.ts';
import { LinkButton } from '#shared/page/LinkButton.tsx';
import { SupportLink } from '#shared/support/SupportLink.tsx';
import { useSupportQueue } from '#shared/support/supportQueue.ts';
import { supportWay } from '#shared/support/supportWay.ts';
import { buttonClass } from '#ui/buttonClass.ts';
import { words } from './words.en.ts';

/** A link to customer service; offline to a contact outside the app. */
export function AskSupport() {
  const t = words.use();
  const queue = useSupportQueue();
  const { onLine } = useSnapshot(stores.network);
  const way = onLine ? undefined : supportWay(queue);
  if (!way) return <LinkButton to={href('/service')}>{t('askSupport')}</LinkButton>;
  return (
    <SupportLink way={way} className={buttonClass('plain', false)}>
      {t('askSupport')}
    </SupportLink>
  );
}
