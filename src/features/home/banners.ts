import { pictureAddress } from '#ui/media/pictureAddress.ts';
import { linkOf, type Link } from '#shared/activities/link.ts';

/** A banner of the operator, and its link. */
export interface Banner {
  name: string;
  img: string;
  link: Link | undefined;
}

interface GenericImage {
  readonly uniqueKey: string;
  readonly img: string;
  readonly link?: string | null | undefined;
  readonly sort?: number | null | undefined;
}

/** The generic images with this key prefix are the lobby's banners. */
const bannerKey = /^banner/;

/** The app's own banner, without words or a link, if the operator has none that may be shown (E-08). */
export const builtIn: Banner = { name: 'builtIn', img: '/icons/states/banner.svg', link: undefined };

/** The lobby's banners in order; one with a link to a page that doesn't exist gets no link. */
export function bannersOf(images: readonly GenericImage[], exists: (address: string) => boolean): Banner[] {
  const banners = images
    .filter(({ uniqueKey, img }) => bannerKey.test(uniqueKey) && pictureAddress(img))
    .toSorted((a, b) => (a.sort ?? 0) - (b.sort ?? 0))
    .map(({ uniqueKey, img, link }) => {
      const way = linkOf(link ?? '');
      return { name: uniqueKey, img, link: way?.inner && !exists(way.to) ? undefined : way };
    });
  return banners.length > 0 ? banners : [builtIn];
}
