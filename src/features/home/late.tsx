import { lazy } from '#nav/lazy.tsx';
import { GamesFailed } from '#shared/games/GamesFailed.tsx';

const nothing = () => null;

/** What the first paint does without. */
export const BannerCarousel = lazy(async () => (await import('./lower/BannerCarousel.tsx')).BannerCarousel, nothing);
// The filter is kept, so the page comes back with the category on it.
export const Category = lazy(
  async () => (await import('./lower/Category.tsx')).Category,
  () => <GamesFailed onRetry={() => location.reload()} />,
);
export const End = lazy(async () => (await import('./lower/End.tsx')).End, nothing);
export const GuideWays = lazy(async () => (await import('./lower/GuideWays.tsx')).GuideWays, nothing);
export const Mine = lazy(async () => (await import('./lower/Mine.tsx')).Mine, nothing);
