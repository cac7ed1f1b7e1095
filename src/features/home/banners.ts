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

/** The lobby's banners in their order. */
export const bannersOf = (images: readonly GenericImage[]): Banner[] =>
  images
    .filter(({ uniqueKey }) => bannerKey.test(uniqueKey))
    .toSorted((a, b) => (a.sort ?? 0) - (b.sort ?? 0))
    .map(({ uniqueKey, img, link }) => ({ name: uniqueKey, img, link: linkOf(link ?? '') }));
