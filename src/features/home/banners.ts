import { isInWrapper } from '#browser/wrapper.ts';
import { isOn, type Features } from '#contract/features.ts';
import { operatorTime } from '#data/operatorTime.ts';
import { pictureAddress } from '#ui/media/pictureAddress.ts';
import { linkOf, type Link } from '#shared/activities/link.ts';

/** A banner of the operator, its link, and what stands over the picture: headline, figure, button and last day. */
export interface Banner {
  name: string;
  img: string;
  link: Link | undefined;
  title?: string | undefined;
  text?: string | undefined;
  action?: string | undefined;
  /** Epoch milliseconds. */
  until?: number | undefined;
}

interface GenericImage {
  readonly uniqueKey: string;
  readonly img: string;
  readonly link?: string | null | undefined;
  readonly sort?: number | null | undefined;
  readonly title?: string | null | undefined;
  readonly text?: string | null | undefined;
  readonly action?: string | null | undefined;
  readonly until?: number | null | undefined;
  readonly feature?: string | null | undefined;
}

/** The generic images with this key prefix are the lobby's banners. */
const bannerKey = /^banner/;

/** The app's own banner where the operator has none that may be shown (E-08); it leads to the search. */
export const builtIn: Banner = {
  name: 'builtIn',
  img: '/icons/states/banner.svg',
  link: { to: '/game/search', inner: true },
};

/**
 * The lobby's banners in order, without those that are over `now`, the operator's time in epoch milliseconds, about a
 * feature that the operator doesn't offer, or, in the wrapper, about installing (O-43); one with a link to a page that
 * doesn't exist gets no link.
 */
export function bannersOf(
  config: { readonly genericImages?: readonly GenericImage[] | null | undefined; readonly features?: Features },
  exists: (address: string) => boolean,
  now = operatorTime(),
): Banner[] {
  const banners = (config.genericImages ?? [])
    .filter(
      ({ feature, uniqueKey, img, until, link }) =>
        isOn(config.features, feature) &&
        bannerKey.test(uniqueKey) &&
        pictureAddress(img) &&
        now < (until || Infinity) &&
        !(isInWrapper() && link === '/download'),
    )
    .toSorted((a, b) => (a.sort ?? 0) - (b.sort ?? 0))
    .map(({ uniqueKey, img, link, title, text, action, until }) => {
      const way = linkOf(link ?? '');
      const words = { title: title || undefined, text: text || undefined, action: action || undefined };
      const own = way?.inner && !exists(way.to) ? undefined : way;
      return { name: uniqueKey, img, link: own, ...words, until: until || undefined };
    });
  return banners.length > 0 ? banners : [builtIn];
}
