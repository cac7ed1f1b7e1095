import { useRef } from 'react';
import { useSavesData } from '#data/preferences.ts';
import { useSeen } from '#nav/analytics.ts';
import { Carousel } from '#ui/lists/Carousel.tsx';
import { BannerPicture } from '../BannerPicture.tsx';
import type { Banner } from '../banners.ts';
import { words as lobby } from '../words.en.ts';
import { words } from './words.en.ts';

/**
 * The operator's banners as a carousel; it advances by itself except in data-saving mode, because the next picture may
 * not be cached.
 */
export function BannerCarousel({ banners }: { banners: readonly Banner[] }) {
  const t = words.use();
  const common = lobby.use();
  const saves = useSavesData();
  return (
    <Carousel
      label={t('offers')}
      place={(at, of) => t('place', { at, of })}
      previousLabel={t('previous')}
      nextLabel={t('following')}
      moving={saves ? undefined : { pause: t('pause'), play: t('play') }}
    >
      {banners.map((banner, at) => (
        <Slide key={banner.name} banner={banner} label={common('news', { n: at + 1 })} first={at === 0} />
      ))}
    </Carousel>
  );
}

function Slide({ banner, label, first }: { banner: Banner; label: string; first: boolean }) {
  const self = useRef<HTMLDivElement>(null);
  useSeen(self, 'banner_view', { banner: banner.name });
  return (
    <div ref={self}>
      <BannerPicture banner={banner} label={label} first={first} />
    </div>
  );
}
