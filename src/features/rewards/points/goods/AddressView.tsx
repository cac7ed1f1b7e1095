import type { Address } from '#contract/endpoints/diamonds.ts';
import { app } from '#data/worker.ts';
import { goBack } from '#nav/navigation.ts';
import { toast } from '#nav/toasts.ts';
import { useReply } from '#nav/useReply.ts';
import { RewardContent } from '#shared/claims/RewardPage.tsx';
import { OperatorForm } from '#shared/forms/OperatorForm.tsx';
import { useOperatorForm } from '#shared/forms/useOperatorForm.ts';
import { useIsShown } from '#shared/page/useIsShown.ts';
import { Field } from '#ui/forms/Field.tsx';
import { words } from '../words.en.ts';
import { addressErrors, noAddress, sentAddress, type AddressError } from './addressRules.ts';
import { PlaceFields } from './PlaceFields.tsx';
import typography from '#ui/typography.module.css';

/** The delivery address (DI-04, V-26). */
export function AddressView() {
  const reply = useReply('shippingAddress', {});
  return <RewardContent reply={reply}>{({ address }) => <AddressForm stored={address ?? noAddress} />}</RewardContent>;
}

function AddressForm({ stored }: { stored: Readonly<Address> }) {
  const t = words.use();
  const isShown = useIsShown();
  const form = useOperatorForm<{ [N in keyof Address]: string }, AddressError>({
    words,
    initial: { ...noAddress, ...stored },
    check: addressErrors,
    async send(values) {
      await app.account.saveAddress(sentAddress(values));
      toast(t('saved'));
      if (isShown()) goBack('/points');
    },
  });
  return (
    <OperatorForm form={form} submit={t('save')}>
      <p className={typography['caption']}>{t('addressNote')}</p>
      <Field {...form.text('name')} label={t('recipient')} linesApart autoComplete="name" />
      <Field {...form.text('mobile')} label={t('mobile')} linesApart type="tel" inputMode="tel" autoComplete="tel" />
      <PlaceFields text={form.text} values={form.values} />
      <Field {...form.text('street')} label={t('street')} autoComplete="street-address" />
      <Field {...form.text('zip')} label={t('zip')} linesApart inputMode="numeric" autoComplete="postal-code" />
    </OperatorForm>
  );
}
