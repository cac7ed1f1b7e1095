import { BannerControls } from './BannerControls.tsx';
import { End } from './End.tsx';
import { Mine } from './Mine.tsx';

/** What of the lobby comes after its first screen has been painted. */
export const below = { BannerControls, End, Mine };
