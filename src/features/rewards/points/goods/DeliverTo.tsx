import type { Address } from '#contract/endpoints/diamonds.ts';
import { href } from '#nav/href.ts';
import { LinkButton } from '#shared/page/LinkButton.tsx';
import { Card } from '#ui/Card.tsx';
import css from '../PointsScreen.module.css';
import { words } from '../words.en.ts';

/** The delivery address, with a link to change it (DI-04). */
export function DeliverTo({ address }: { address: Readonly<Address> | undefined }) {
  const t = words.use();
  return (
    <Card aria-label={t('sendTo')}>
      <strong>{t('sendTo')}</strong>
      {address && <AddressText address={address} />}
      <LinkButton kind={address ? 'plain' : 'gold'} to={href('/points', { tab: 'diamond', view: 'address' })}>
        {address ? t('changeAddress') : t('addAddress')}
      </LinkButton>
    </Card>
  );
}

/** An address as printed on a parcel. */
export function AddressText({ address }: { address: Readonly<Address> }) {
  const { name, mobile, street, barangay, city, province, region, zip } = address;
  const place = [...new Set([street, barangay, city, province, `${zip} ${region}`])];
  return (
    <address className={css['address']}>
      {name} · {mobile}
      <br />
      {place.join(', ')}
    </address>
  );
}
