import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { defaultLengths } from '#contract/limits.ts';
import { codeTypes } from '#contract/loginKinds.ts';
import { stores } from '#data/stores.ts';
import { useAction } from '#nav/useAction.ts';
import { app } from '#data/worker.ts';
import { Button } from '#ui/Button.tsx';
import { CodeField } from '#ui/forms/CodeField.tsx';
import type { FieldProps } from '#ui/forms/Field.tsx';
import css from '../SelfLimitedScreen.module.css';
import { words } from './words.ts';

/** The operator sends it to the player's own number, whatever number a call says. */
const own = '';
const second = 1_000;

interface OwnCodeProps {
  field: Pick<FieldProps, 'name' | 'value' | 'onChange' | 'onBlur' | 'error' | 'hint'>;
  onFailure: (failure: unknown) => void;
}

/** A code that is sent to the player's own number. */
export function OwnCode({ field, onFailure }: OwnCodeProps) {
  const t = words.use();
  const { config } = useSnapshot(stores.settings);
  const code = useSnapshot(stores.codes)[own];
  const [now, look] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => look(Date.now()), second);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.ceil(((code?.resendAt ?? 0) - now) / second));
  const asking = useAction(() => app.sendCode(own, codeTypes.withdraw), onFailure);
  return (
    <>
      <Button wide busy={asking.busy} off={seconds > 0} onClick={() => void asking.run()}>
        {seconds > 0 ? t('sendAgain', { seconds }) : t('sendCode')}
      </Button>
      <output className={css['note']}>{code && t('codeSent')}</output>
      <CodeField {...field} label={t('code')} length={(config?.lengths?.smsCode ?? defaultLengths.smsCode).max} />
    </>
  );
}
