import { href } from '#nav/href.ts';
import { LinkButton } from '#shared/page/LinkButton.tsx';
import { words } from './words.en.ts';

/** Link to continue: to the page that required the identity check, or to the profile. */
export function BackLink({ back }: { back: string }) {
  const t = words.use();
  const withdrawing = /^\/(withdrawal\/|wallets)/.test(back);
  const text = withdrawing ? 'toWithdrawal' : back ? 'toBefore' : 'toProfile';
  return (
    <LinkButton to={back || href('/member/profile')} kind={back ? 'gold' : 'plain'} wide>
      {t(text)}
    </LinkButton>
  );
}
