import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { useSentForm } from '#shared/forms/useSentForm.ts';
import { stores } from '#data/stores.ts';
import { app } from '#data/worker.ts';
import { Button } from '#ui/Button.tsx';
import { Check } from '#ui/forms/Check.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { RadioCards } from '#ui/forms/RadioCards.tsx';
import { OwnCode } from './OwnCode.tsx';
import { placeProof, proofFaults, waysOf, type ProofFault, type Way } from './proof.ts';
import css from '../SelfLimitedScreen.module.css';
import { words } from './words.ts';

interface ProofFormProps {
  months: number;
  onDone: () => void;
  onBack: () => void;
}

const names = { password: 'byPassword', code: 'byCode' } as const;

/** The last step: a password or a code, one tick, and two buttons alike. */
export function ProofForm({ months, onDone, onBack }: ProofFormProps) {
  const t = words.use();
  const { user } = useSnapshot(stores.session);
  const { onLine, failing } = useSnapshot(stores.network);
  const ways = waysOf(user, onLine && !failing);
  const [chosen, choose] = useState<Way>();
  const way = ways.find((each) => each === chosen) ?? ways[0]!;
  const form = useSentForm<{ password: string; smsCode: string; tick: boolean }, ProofFault, { at: 'form' }>({
    initial: { password: '', smsCode: '', tick: false },
    check: (values) => proofFaults(way, values),
    say: (fault) => t(fault),
    place: placeProof,
    async send({ password, smsCode }) {
      const proof = way === 'password' ? { password } : way === 'code' ? { smsCode } : {};
      await app.selfExclude({ type: 2, months, ...proof });
      onDone();
    },
  });
  return (
    <form {...form.props} className={css['form']}>
      {ways.length > 1 && (
        <RadioCards
          legend={t('proof')}
          options={ways.flatMap((value) => (value === 'none' ? [] : [{ value, label: t(names[value]) }]))}
          value={way}
          onChange={choose}
        />
      )}
      {way === 'none' && !(onLine && !failing) && <p className={css['note']}>{t('offlineProof')}</p>}
      {way === 'password' && (
        <Field
          {...form.text('password')}
          label={t('password')}
          type="password"
          autoComplete="current-password"
          reveal={{ show: t('showPassword'), hide: t('hidePassword') }}
        />
      )}
      {way === 'code' && <OwnCode field={form.text('smsCode')} onFailure={form.take} />}
      <Check {...form.box('tick')} label={t('tick')} />
      <p role="alert" className={css['refusal']}>
        {form.refusal && t('locked')}
      </p>
      <div className={css['pair']}>
        <Button type="submit" busy={form.busy}>
          {t('excludeStart')}
        </Button>
        <Button onClick={onBack}>{t('back')}</Button>
      </div>
    </form>
  );
}
