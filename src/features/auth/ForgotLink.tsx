import { Link } from 'wouter';
import { href } from '#nav/href.ts';
import css from './Entry.module.css';
import { words } from './words.en.ts';

/** Link from a page with a password field to the password reset. */
export function ForgotLink() {
  const t = words.use();
  return (
    <p className={css['aside']}>
      <Link href={href('/auth/forget')}>{t('forgot')}</Link>
    </p>
  );
}
