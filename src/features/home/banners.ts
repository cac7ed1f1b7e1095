import { linkOf, type Link } from './link.ts';

/** A picture of the operator's on the lobby, and where a tap leads. */
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

/** The generic images whose key begins so stand on the lobby. */
const bannerKey = /^banner/;

/** The lobby's banners in their order; one that would lead to a page that doesn't exist leads nowhere. */
export const bannersOf = (images: readonly GenericImage[], exists: (address: string) => boolean): Banner[] =>
  images
    .filter(({ uniqueKey }) => bannerKey.test(uniqueKey))
    .toSorted((a, b) => (a.sort ?? 0) - (b.sort ?? 0))
    .map(({ uniqueKey, img, link }) => {
      const way = linkOf(link ?? '');
      return { name: uniqueKey, img, link: way?.inner && !exists(way.to) ? undefined : way };
    });
