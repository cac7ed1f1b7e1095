import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { stores } from '#data/stores.ts';
import { telNumber } from '../rg/dialled.ts';
import css from './Footer.module.css';
import { words } from '../words.en.ts';

interface FooterProps {
  /** A sentence below the age limit. */
  text?: string;
  /** Whether to show the operator's helpline; the page itself may already show it. */
  helpline?: boolean;
  /** Further links. */
  children?: ReactNode;
}

/** The end of a page: age limit, licence and helpline (players RG-02, RG-29). */
export function Footer({ text, helpline = true, children }: FooterProps) {
  const t = words.use();
  const { licence, rg } = useSnapshot(stores.settings).config ?? {};
  const tel = rg?.helplines?.find((line) => line.tel)?.tel;
  return (
    <footer className={css['foot']}>
      <p>
        <strong className={css['age']}>21+</strong> {t('adults')}
      </p>
      {text && <p>{text}</p>}
      {licence && <p>{t('licence', { no: licence.no, holder: licence.holder })}</p>}
      {helpline && tel && <a href={telNumber(tel)}>{t('helpline', { tel })}</a>}
      {children}
    </footer>
  );
}
