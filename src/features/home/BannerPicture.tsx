import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { Link } from 'wouter';
import { LeaveLink } from '#shared/page/LeaveLink.tsx';
import { formatDay } from '#i18n/dates.ts';
import { language, locales } from '#i18n/language.ts';
import { track } from '#nav/analytics.ts';
import { stores } from '#data/stores.ts';
import { Picture } from '#ui/media/Picture.tsx';
import hidden from '#ui/visuallyHidden.module.css';
import { builtIn, type Banner } from './banners.ts';
import css from './BannerPicture.module.css';
import { words } from './words.en.ts';

/** The size of a banner's picture, in pixels. */
const size = { width: 720, height: 229 };

interface BannerPictureProps {
  /** Undefined while it is loading. */
  banner: Banner | undefined;
  /** What one without a headline is to those who don't see it, and the name of its link. */
  label: string;
  /** It is above the fold. */
  first: boolean;
}

/** A banner of the operator: its words over its picture, and its link; its height is reserved while it is loading. */
export const BannerPicture = ({ banner, ...rest }: BannerPictureProps) => (
  <div className={css['banner']}>{banner && <BannerLink banner={banner} {...rest} />}</div>
);

function BannerLink({ banner, label, first }: BannerPictureProps & { banner: Banner }) {
  const { name, link } = banner;
  const open = () => track('banner_click', { banner: name });
  const face = <Face banner={banner} label={label} first={first} />;
  if (!link) return <div className={css['face']}>{face}</div>;
  if (link.inner) {
    return (
      <Link href={link.to} className={css['face']} onClick={open}>
        {face}
      </Link>
    );
  }
  return (
    <LeaveLink to={link.to} className={css['face']} onOpen={open}>
      {face}
    </LeaveLink>
  );
}

/** The picture, for which ours stands where it doesn't come, and the message. */
function Face({ banner, label, first }: BannerPictureProps & { banner: Banner }) {
  const message = useMessage(banner);
  const name = message ? '' : label;
  return (
    <>
      <Picture
        {...size}
        src={banner.img}
        alt={name}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
      >
        <Picture {...size} src={builtIn.img}>
          {null}
        </Picture>
        {name && <span className={hidden['unseen']}>{name}</span>}
      </Picture>
      {message}
    </>
  );
}

/** A banner's headline, figure, button and last day; of ours the number of games. */
function useMessage(banner: Banner): ReactNode {
  const t = words.use();
  const { total } = useSnapshot(stores.lobby);
  const { code } = useSnapshot(language);
  const own = {
    title: t('welcome', { brand: import.meta.env.VITE_BRAND_NAME }),
    text: total > 0 ? t('games', { n: total }) : undefined,
    action: t('find'),
    until: undefined,
  };
  const { title, text, action, until } = banner === builtIn ? own : banner;
  if (!title) return undefined;
  return (
    <span className={css['message']}>
      <span className={css['title']}>{title}</span>
      {text && <strong className={css['figure']}>{text}</strong>}
      <span className={css['foot']}>
        {action && <span className={css['action']}>{action}</span>}
        {until && <small>{t('until', { day: formatDay(until, locales[code]) })}</small>}
      </span>
    </span>
  );
}
