import { Link } from 'wouter';
import { useFeature } from '#data/features.ts';
import { href } from '#nav/href.ts';
import css from './Entry.module.css';
import { words } from './words.en.ts';

/** Link from a page with a password field to the password reset, where the operator has it. */
export function ForgotLink() {
  const t = words.use();
  const canReset = useFeature('passwordReset');
  if (!canReset) return null;
  return (
    <p className={css['aside']}>
      <Link href={href('/auth/forget')}>{t('forgot')}</Link>
    </p>
  );
}
