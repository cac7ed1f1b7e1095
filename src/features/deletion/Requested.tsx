import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import type { Money } from '#contract/schema.ts';
import { operatorTime } from '#data/operatorTime.ts';
import { app } from '#data/worker.ts';
import { formatDay } from '#i18n/dates.ts';
import { language, locales } from '#i18n/language.ts';
import { formatMoney } from '#i18n/money.ts';
import { href } from '#nav/href.ts';
import { toast } from '#nav/toasts.ts';
import { useAction } from '#nav/useAction.ts';
import { LinkButton } from '#shared/page/LinkButton.tsx';
import { Button } from '#ui/Button.tsx';
import { cardClass } from '#ui/cardClass.ts';
import layout from '#ui/layout.module.css';
import typography from '#ui/typography.module.css';
import { words } from './words.en.ts';

interface RequestedProps {
  /** Epoch milliseconds. */
  requestedAt: number;
  deletesAt: number;
  toWithdraw: Money;
  tooLittle?: Money | null | undefined;
  /** It was requested just now, by a form that had the focus and is gone. */
  isNew: boolean;
}

/** A requested deletion with its dates, what it still waits for, and the way to keep the account. */
export function Requested({ requestedAt, deletesAt, toWithdraw, tooLittle, isNew }: RequestedProps) {
  const t = words.use();
  const { code } = useSnapshot(language);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  const keeping = useAction(async () => {
    await app.account.cancelDeletion();
    toast(t('keptAccount'));
  });
  const day = (time: number) => formatDay(time, locales[code]);
  return (
    <section className={`${cardClass()} ${layout['stack3']}`}>
      <h2 ref={heading} tabIndex={-1} className={typography['heading']}>
        {deletesAt > operatorTime() ? t('requested', { date: day(deletesAt) }) : t('overdue')}
      </h2>
      <p>{t('requestedText', { date: day(requestedAt) })}</p>
      {toWithdraw > 0 && (
        <>
          <p>{t('moneyAgain', { amount: formatMoney(toWithdraw) })}</p>
          <LinkButton wide to={href('/wallets', { name: 'withdraw' })}>
            {t('withdraw')}
          </LinkButton>
        </>
      )}
      {tooLittle ? <p>{t('tooLittle', { amount: formatMoney(tooLittle) })}</p> : null}
      <Button wide busy={keeping.busy} onClick={() => void keeping.run()}>
        {t('keep')}
      </Button>
    </section>
  );
}
