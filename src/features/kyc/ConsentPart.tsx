import { Link } from 'wouter';
import { href } from '#nav/href.ts';
import { Check } from '#ui/forms/Check.tsx';
import layout from '#ui/layout.module.css';
import type { Application } from './useApplication.ts';
import { words } from './words.en.ts';

/** How the data is used, and the player's consent to it (RG-31). */
export function ConsentPart({ application: { form } }: { application: Application }) {
  const t = words.use();
  return (
    <div className={layout['stack4']}>
      <p>{t('consentText')}</p>
      <p>{t('consentPictures')}</p>
      <p>
        <Link href={href('/privacy-policy')}>{t('privacy')}</Link>
      </p>
      <Check {...form.box('consent')} label={t('agree')} />
    </div>
  );
}
