import { useSnapshot } from 'valtio';
import { stores } from '#data/stores.ts';
import { supportAddress } from '#shared/support/supportAddress.ts';
import { buttonClass } from '#ui/buttonClass.ts';
import { words } from './words.ts';

/** Link to customer service, if the operator has one. */
export function AskSupport() {
  const t = words.use();
  const { config } = useSnapshot(stores.settings);
  const address = supportAddress(config?.customerServiceQueue ?? []);
  return (
    address && (
      <a className={buttonClass('plain', false)} href={address}>
        {t('askSupport')}
      </a>
    )
  );
}
