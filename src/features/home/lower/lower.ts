import { BannerCarousel } from './BannerCarousel.tsx';
import { Category } from './Category.tsx';
import { End } from './End.tsx';
import { GuideWays } from './GuideWays.tsx';
import { Mine } from './Mine.tsx';

/** What of the lobby comes after its first screen has been painted. */
export const below = { BannerCarousel, Category, End, GuideWays, Mine };
