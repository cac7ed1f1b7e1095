import { Link } from 'wouter';
import { href } from '../../app/href.ts';
import css from './auth.module.css';
import { words } from './words.ts';

/** The way from a page with a password to a new one. */
export function ForgotLink() {
  const t = words.use();
  return (
    <p className={css['aside']}>
      <Link href={href('/auth/forget')}>{t('forgot')}</Link>
    </p>
  );
}
