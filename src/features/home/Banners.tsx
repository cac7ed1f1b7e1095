import { Suspense, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useKnownAddress } from '#nav/isKnownAddress.ts';
import { useSavesData } from '#data/preferences.ts';
import { stores } from '#data/stores.ts';
import { Button } from '#ui/Button.tsx';
import { BannerPicture } from './BannerPicture.tsx';
import { bannersOf, builtIn } from './banners.ts';
import { BannerCarousel } from './lazyParts.tsx';
import { words } from './words.en.ts';

/**
 * The operator's banners: the first one at once, the carousel with the rest of the lobby; in data-saving mode only on
 * request.
 */
export function Banners({ whole }: { whole: boolean }) {
  const t = words.use();
  const saves = useSavesData();
  const [isShown, setIsShown] = useState(false);
  const { config } = useSnapshot(stores.settings);
  const exists = useKnownAddress();
  const banners = config ? bannersOf(config, exists) : [];
  if (saves && banners[0] === builtIn) return null;
  if (saves && !isShown) return <Button onClick={() => setIsShown(true)}>{t('showOffers')}</Button>;

  const still = <BannerPicture banner={banners[0]} label={t('news', { n: 1 })} first />;
  if (!whole) return still;
  return (
    <Suspense fallback={still}>
      <BannerCarousel banners={banners} />
    </Suspense>
  );
}
