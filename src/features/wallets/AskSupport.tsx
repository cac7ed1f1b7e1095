import { useSnapshot } from 'valtio';
import { stores } from '#data/stores.ts';
import { href } from '#nav/href.ts';
import { LinkButton } from '#shared/page/LinkButton.tsx';
import { supportAddress } from '#shared/support/supportAddress.ts';
import { buttonClass } from '#ui/buttonClass.ts';
import { words } from './words.ts';

/** The way to customer service; without a network its address, which needs nothing from here. */
export function AskSupport() {
  const t = words.use();
  const { config } = useSnapshot(stores.settings);
  const { onLine } = useSnapshot(stores.network);
  const address = onLine ? undefined : supportAddress(config?.customerServiceQueue ?? []);
  if (!address) return <LinkButton to={href('/service')}>{t('askSupport')}</LinkButton>;
  return (
    <a className={buttonClass('plain', false)} href={address}>
      {t('askSupport')}
    </a>
  );
}
