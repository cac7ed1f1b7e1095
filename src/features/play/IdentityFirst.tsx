import { href } from '#nav/href.ts';
import { LinkButton } from '#shared/page/LinkButton.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import css from './Play.module.css';
import { words } from './words.en.ts';

/** Asks for the identity check without which the player may not play. */
export function IdentityFirst() {
  const t = words.use();
  return (
    <div className={css['trouble']} role="alert">
      <EmptyState title={t('identityFirst')} text={t('identityFirstText')}>
        <LinkButton kind="gold" to={href('/member/profile/kyc')}>
          {t('verify')}
        </LinkButton>
      </EmptyState>
    </div>
  );
}
