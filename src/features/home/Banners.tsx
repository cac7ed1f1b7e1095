import { Suspense, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { Link } from 'wouter';
import { stores } from '../../app/stores.ts';
import { track, useSeen } from '../../app/track.ts';
import { bannersOf, type Banner } from './banners.ts';
import css from './home.module.css';
import { late } from './late.ts';
import { words } from './words.ts';

/** A banner's drawn size, in pixels. */
const size = { width: 720, height: 300 };

const BannerControls = late('BannerControls');

/** The operator's pictures: moved sideways by hand and, once there are `controls` to stop it, by themselves. */
export function Banners({ controls }: { controls: boolean }) {
  const t = words.use();
  const strip = useRef<HTMLElement>(null);
  const { config } = useSnapshot(stores.settings);
  const banners = bannersOf(config?.genericImages ?? []);
  if (config && banners.length === 0) return null;
  return (
    <div className={css['news']}>
      <section
        ref={strip}
        className={css['banners']}
        aria-label={t('offers')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keys
        tabIndex={0}
      >
        {config ? (
          banners.map((banner, place) => <Slide key={banner.name} banner={banner} first={place === 0} />)
        ) : (
          <div className={css['slide']} />
        )}
      </section>
      {controls && banners.length > 1 && (
        <Suspense>
          <BannerControls strip={strip} count={banners.length} />
        </Suspense>
      )}
    </div>
  );
}

function Slide({ banner: { name, img, link }, first }: { banner: Banner; first: boolean }) {
  const self = useRef<HTMLDivElement>(null);
  useSeen(self, 'banner_view', { banner: name });
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
  return (
    <div ref={self} className={css['slide']}>
      {link?.inner && (
        <Link href={link.to} onClick={open}>
          {picture}
        </Link>
      )}
      {link && !link.inner && (
        <a href={link.to} target="_blank" rel="noopener noreferrer" onClick={open}>
          {picture}
        </a>
      )}
      {!link && picture}
    </div>
  );
}
