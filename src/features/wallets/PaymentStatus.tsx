import type { ReactNode } from 'react';
import css from './WalletsScreen.module.css';
import { words } from './words.ts';

interface PaymentStatusProps {
  title: string;
  text: string;
  orderNo?: string;
  /** What to do next. */
  foot?: ReactNode;
  children?: ReactNode;
}

/** The status of a payment; changes are announced to screen readers. */
export function PaymentStatus({ title, text, orderNo, foot, children }: PaymentStatusProps) {
  const t = words.use();
  return (
    <section className={css['card']}>
      <h2>{title}</h2>
      <output>{text}</output>
      {children}
      {orderNo && <p className={css['number']}>{t('order', { orderNo })}</p>}
      {foot}
    </section>
  );
}
