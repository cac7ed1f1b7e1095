import { useState, type MouseEvent } from 'react';
import { useSnapshot } from 'valtio';
import { copyText } from '#browser/copyText.ts';
import { deviceOf } from '#browser/device.ts';
import { inAppHere, type InApp } from '#browser/inApp.ts';
import { stores } from '#data/stores.ts';
import { language, locales } from '#i18n/language.ts';
import { buttonClass } from '#ui/buttonClass.ts';
import { Button } from '#ui/Button.tsx';
import { Steps } from '#shared/install/Steps.tsx';
import { cardClass } from '#ui/cardClass.ts';
import { addressElsewhere, browserLink } from './browserLink.ts';
import css from './OpenInBrowser.module.css';
import { words } from './words.en.ts';

const appNames: Readonly<Record<Exclude<InApp, 'other'>, string>> = {
  facebook: 'Facebook',
  messenger: 'Messenger',
  instagram: 'Instagram',
  line: 'LINE',
  tiktok: 'TikTok',
  viber: 'Viber',
};

export interface OpenInBrowserProps {
  /** What can't be done inside the app. */
  reason: 'login' | 'install' | 'save' | 'notify';
  /** The providers that refuse a log-in. */
  providers?: readonly string[];
  /** The page to open, evaluated at the tap; by default this one. */
  pageOf?: () => string;
}

const thisPage = () => location.pathname + location.search;

/**
 * Says what isn't possible inside another app, and leads to the device's own browser: by a link if there is one, else
 * by the app's menu or a copied link. The page stays as it is.
 */
export function OpenInBrowser({ reason, providers = [], pageOf = thisPage }: OpenInBrowserProps) {
  const t = words.use();
  const { code } = useSnapshot(language);
  const { userId } = useSnapshot(stores.session);
  const [app] = useState(() => inAppHere() ?? 'other');
  const [device] = useState(() => deviceOf(navigator));
  const [isTapped, setIsTapped] = useState(false);
  const [copy, setCopy] = useState<'copied' | 'notCopied'>();

  const address = addressElsewhere(pageOf());
  const link = browserLink(address, app, device);
  // The page to return to may have become known since rendering.
  const follow = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
    currentTarget.href = browserLink(addressElsewhere(pageOf()), app, device) ?? '';
    setIsTapped(true);
  };
  const either = new Intl.ListFormat(locales[code], { type: 'disjunction' }).format(providers);
  const steps = [
    { text: t('menu'), button: device === 'android' ? 'more' : 'dots' },
    { text: t(device === 'android' ? 'chooseAndroid' : 'chooseIos'), button: 'leave' },
  ] as const;

  return (
    <section className={reason === 'notify' ? css['row'] : `${cardClass()} ${css['row']}`} aria-label={t('open')}>
      <p className={css['reason']}>
        {t(reason, { app: app === 'other' ? t('thisApp') : appNames[app], providers: either })}
        {userId !== 0 && ` ${t('logInThere')}`}
      </p>
      {link && (
        <a href={link} className={buttonClass(reason === 'install' ? 'gold' : 'plain', true)} onClick={follow}>
          {t('open')}
        </a>
      )}
      {(!link || isTapped) && (
        <>
          {link && <p className={css['reason']}>{t('hand')}</p>}
          {device !== 'computer' && <Steps label={t('steps')} steps={steps} />}
          <output className={css['reason']}>{t(copy ?? 'orCopy')}</output>
          <Button
            wide
            onClick={() =>
              void copyText(addressElsewhere(pageOf())).then((done) => setCopy(done ? 'copied' : 'notCopied'))
            }
          >
            {t('copy')}
          </Button>
        </>
      )}
      {copy === 'notCopied' && <p className={css['link']}>{address}</p>}
    </section>
  );
}
