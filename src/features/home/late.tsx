import { lazy } from '#nav/lazy.tsx';
import { GamesFailed } from '#shared/games/GamesFailed.tsx';

const nothing = () => null;

/** Lazy components that the first paint doesn't need. */
export const BannerCarousel = lazy(async () => (await import('./lower/BannerCarousel.tsx')).BannerCarousel, nothing);
// The filter is persistent, so the page may open with a category selected.
export const Category = lazy(
  async () => (await import('./lower/Category.tsx')).Category,
  () => <GamesFailed onRetry={() => location.reload()} />,
);
export const End = lazy(async () => (await import('./lower/End.tsx')).End, nothing);
export const GuideWays = lazy(async () => (await import('./lower/GuideWays.tsx')).GuideWays, nothing);
export const Mine = lazy(async () => (await import('./lower/Mine.tsx')).Mine, nothing);
