/** A picture of the operator's on the lobby, and where a tap leads. */
export interface Banner {
  name: string;
  img: string;
  link: { to: string; inner: boolean } | undefined;
}

interface GenericImage {
  readonly uniqueKey: string;
  readonly img: string;
  readonly link?: string | null | undefined;
  readonly sort?: number | null | undefined;
}

/** The generic images whose key begins so stand on the lobby. */
const bannerKey = /^banner/;
const innerPath = /^\/(?![/\\])/;

function linkOf(link: string): Banner['link'] {
  if (innerPath.test(link)) return { to: link, inner: true };
  return /^https:\/\/[^/]/.test(link) ? { to: link, inner: false } : undefined;
}

/** The lobby's banners in their order. A link that is neither a path of ours nor https leads nowhere. */
export const bannersOf = (images: readonly GenericImage[]): Banner[] =>
  images
    .filter(({ uniqueKey }) => bannerKey.test(uniqueKey))
    .toSorted((a, b) => (a.sort ?? 0) - (b.sort ?? 0))
    .map(({ uniqueKey, img, link }) => ({ name: uniqueKey, img, link: linkOf(link ?? '') }));
