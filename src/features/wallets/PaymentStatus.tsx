import { useEffect, type ReactNode } from 'react';
import { effect } from '#data/effects.ts';
import type { Money } from '#contract/schema.ts';
import { Moment } from './Moment.tsx';
import css from './WalletsScreen.module.css';
import { words } from './words.en.ts';

interface PaymentStatusProps {
  title: string;
  text: string;
  orderNo?: string;
  /** What it has brought: it has succeeded, which is to be seen and felt. */
  done?: Money;
  /** What to do next. */
  foot?: ReactNode;
  children?: ReactNode;
}

/** The status of a payment; changes are announced to screen readers. */
export function PaymentStatus({ title, text, orderNo, done, foot, children }: PaymentStatusProps) {
  const t = words.use();
  useEffect(() => {
    if (done !== undefined) effect('end');
  }, [done]);
  return (
    <section className={done === undefined ? css['card'] : `${css['card']} ${css['done']}`}>
      {done === undefined ? (
        <>
          <h2>{title}</h2>
          <output>{text}</output>
        </>
      ) : (
        <Moment kind="done" title={title} amount={done} text={text} />
      )}
      {children}
      {orderNo && <p className={css['number']}>{t('order', { orderNo })}</p>}
      {foot}
    </section>
  );
}
