import type { Game } from '#contract/entities.ts';
import { banner } from '../art/banner.ts';
import { cover } from '../art/cover.ts';
import type { Catalogue } from '../operator/context/catalogue.ts';
import { served, type Served } from './dist.ts';

/** Generates pictures on demand, by path. */
export type Pictures = (path: string) => Served | undefined;

/** The folders of these pictures. */
export const pictureFolders = ['/games/', '/banners/'] as const;

/** Maximum number of banners. */
const mostBanners = 100;

const paths = /^\/(games|banners)\/([1-9]\d{0,6})\.svg$/;

/** Game covers and banners, drawn on demand and cached. */
export function createPictures(operator: { catalogue: Catalogue }): Pictures {
  const covers = new WeakMap<Game, Served>();
  const banners = new Map<number, Served>();

  function coverOf(path: string, id: number): Served | undefined {
    const game = operator.catalogue.games.find((each) => each.id === id);
    if (!game) return undefined;
    const brand = operator.catalogue.brands.find((each) => each.id === game.brandId);
    const drawn = covers.get(game) ?? served(path, Buffer.from(cover(id, game.name, brand?.name ?? '')));
    covers.set(game, drawn);
    return drawn;
  }

  function bannerOf(path: string, n: number): Served | undefined {
    if (n > mostBanners) return undefined;
    const drawn = banners.get(n) ?? served(path, Buffer.from(banner(n)));
    banners.set(n, drawn);
    return drawn;
  }

  return (path) => {
    const [, kind, n] = paths.exec(path) ?? [];
    if (!kind) return undefined;
    return kind === 'games' ? coverOf(path, Number(n)) : bannerOf(path, Number(n));
  };
}
