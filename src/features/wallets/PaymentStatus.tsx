import { useEffect, type ReactNode } from 'react';
import { effect } from '#data/effects.ts';
import { SuccessTick } from './SuccessTick.tsx';
import css from './WalletsScreen.module.css';
import { words } from './words.en.ts';

interface PaymentStatusProps {
  title: string;
  text: string;
  orderNo?: string;
  /** It has succeeded, which is to be seen and felt. */
  done?: boolean;
  /** What to do next. */
  foot?: ReactNode;
  children?: ReactNode;
}

/** The status of a payment; changes are announced to screen readers. */
export function PaymentStatus({ title, text, orderNo, done = false, foot, children }: PaymentStatusProps) {
  const t = words.use();
  useEffect(() => {
    if (done) effect('end');
  }, [done]);
  return (
    <section className={css['card']}>
      {done && <SuccessTick />}
      <h2>{title}</h2>
      <output>{text}</output>
      {children}
      {orderNo && <p className={css['number']}>{t('order', { orderNo })}</p>}
      {foot}
    </section>
  );
}
