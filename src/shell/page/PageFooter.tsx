import { Link, useLocation } from 'wouter';
import { href } from '#nav/href.ts';
import { Footer } from '#shared/footer/Footer.tsx';
import { words } from '../words.en.ts';

const protection = href('/member/self-limited');

/**
 * The footer of every page but the lobby, with a link to limits, breaks and help, unless that is the current page.
 */
export function PageFooter() {
  const t = words.use();
  const [pathname] = useLocation();
  const elsewhere = pathname !== protection;
  return <Footer helpline={elsewhere}>{elsewhere && <Link href={protection}>{t('care')}</Link>}</Footer>;
}
