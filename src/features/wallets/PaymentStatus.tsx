import type { ReactNode } from 'react';
import type { Money } from '#contract/schema.ts';
import { cardClass } from '#ui/cardClass.ts';
import { Moment } from './Moment.tsx';
import css from './WalletsScreen.module.css';
import { words } from './words.en.ts';

interface PaymentStatusProps {
  title: string;
  text: string;
  orderNo?: string;
  /** What a payment that has succeeded brought. */
  done?: Money;
  /** It has just succeeded. */
  isNews?: boolean;
  /** What to do next. */
  foot?: ReactNode;
  children?: ReactNode;
}

/** The status of a payment; changes are announced to screen readers. */
export function PaymentStatus({ title, text, orderNo, done, isNews = false, foot, children }: PaymentStatusProps) {
  const t = words.use();
  return (
    <section className={`${cardClass()} ${css['card']} ${done === undefined ? '' : css['done']}`}>
      {done === undefined ? (
        <>
          <h2>{title}</h2>
          <output>{text}</output>
        </>
      ) : (
        <Moment kind="done" isNews={isNews} title={title} amount={done} text={text} />
      )}
      {children}
      {orderNo && <p className={css['number']}>{t('order', { orderNo })}</p>}
      {foot}
    </section>
  );
}
