import { Link } from 'wouter';
import { track } from '../../app/track.ts';
import type { Banner } from './banners.ts';
import css from './home.module.css';

/** A banner's drawn size, in pixels. */
const size = { width: 720, height: 300 };

interface BannerPictureProps {
  /** Undefined while it is on its way. */
  banner: Banner | undefined;
  /** It is on the first screen. */
  first: boolean;
}

/** A picture of the operator's, and the way it leads; its place is as high before it has come. */
export const BannerPicture = ({ banner, first }: BannerPictureProps) => (
  <div className={css['banner']}>{banner && <Way banner={banner} first={first} />}</div>
);

function Way({ banner: { name, img, link }, first }: { banner: Banner; first: boolean }) {
  const open = () => track('banner_click', { banner: name });
  const picture = (
    <img
      {...size}
      src={img}
      alt={link ? name : ''}
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
    <a href={link.to} target="_blank" rel="noopener noreferrer" onClick={open}>
      {picture}
    </a>
  );
}
