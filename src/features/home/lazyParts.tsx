import { lazy } from '#nav/lazy.tsx';
import { GamesFailed } from '#shared/games/GamesFailed.tsx';

const nothing = () => null;

/** Lazy components that the first paint doesn't need. */
export const BannerCarousel = lazy(
  async () => (await import('./belowFold/BannerCarousel.tsx')).BannerCarousel,
  nothing,
);
export const JackpotRibbon = lazy(async () => (await import('./jackpot/JackpotRibbon.tsx')).JackpotRibbon, nothing);
// The filter is persistent, so the page may open with a category selected.
export const Category = lazy(
  async () => (await import('./belowFold/Category.tsx')).Category,
  () => <GamesFailed onRetry={() => location.reload()} />,
);
export const BelowShelves = lazy(async () => (await import('./belowFold/BelowShelves.tsx')).BelowShelves, nothing);
export const LikedGames = lazy(async () => (await import('./belowFold/LikedGames.tsx')).LikedGames, nothing);
