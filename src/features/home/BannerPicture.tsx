import { Link } from 'wouter';
import { LeaveLink } from '#shared/page/LeaveLink.tsx';
import { track } from '#nav/analytics.ts';
import { Picture } from '#ui/media/Picture.tsx';
import { builtIn, type Banner } from './banners.ts';
import css from './HomeScreen.module.css';

/** A banner's rendered size, in pixels. */
const size = { width: 720, height: 300 };

interface BannerPictureProps {
  /** Undefined while it is loading. */
  banner: Banner | undefined;
  /** Its accessible name, also for its link. */
  label: string;
  /** It is above the fold. */
  first: boolean;
}

/** A banner of the operator, with its link; its height is reserved while it is loading. */
export const BannerPicture = ({ banner, ...rest }: BannerPictureProps) => (
  <div className={css['banner']}>{banner && <BannerLink banner={banner} {...rest} />}</div>
);

function BannerLink({ banner, label, first }: BannerPictureProps & { banner: Banner }) {
  const { name, img, link } = banner;
  const open = () => track('banner_click', { banner: name });
  const picture = (
    <Picture
      {...size}
      src={img}
      alt={banner === builtIn ? '' : label}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
    >
      <img {...size} src={builtIn.img} alt={label} decoding="async" />
    </Picture>
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
    <LeaveLink to={link.to} onOpen={open}>
      {picture}
    </LeaveLink>
  );
}
