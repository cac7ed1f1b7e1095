import { Link } from 'wouter';
import { OutsideLink } from '#shared/page/OutsideLink.tsx';
import { track } from '#nav/analytics.ts';
import type { Banner } from './banners.ts';
import css from './HomeScreen.module.css';

/** A banner's drawn size, in pixels. */
const size = { width: 720, height: 300 };

interface BannerPictureProps {
  /** Undefined while it is on its way. */
  banner: Banner | undefined;
  /** What its way is called, if it leads anywhere. */
  label: string;
  /** It is on the first screen. */
  first: boolean;
}

/** A picture of the operator's, and the way it leads; its place is as high before it has come. */
export const BannerPicture = ({ banner, ...rest }: BannerPictureProps) => (
  <div className={css['banner']}>{banner && <Way banner={banner} {...rest} />}</div>
);

function Way({ banner, label, first }: BannerPictureProps & { banner: Banner }) {
  const { name, img, link } = banner;
  const open = () => track('banner_click', { banner: name });
  const picture = (
    <img
      {...size}
      src={img}
      alt={link ? label : ''}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding="async"
    />
  );
  if (!link) return picture;
  if (link.inner) {
    return (
      <Link href={link.to} onClick={open}>
        {picture}
      </Link>
    );
  }
  return (
    <OutsideLink href={link.to} onClick={open}>
      {picture}
    </OutsideLink>
  );
}
