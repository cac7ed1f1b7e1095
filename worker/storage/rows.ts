import { brand, game, gameType, tile, userInfo } from '#contract/entities.ts';
import {
  balance,
  dictionary,
  flag,
  id,
  int,
  list,
  optional,
  record,
  text,
  time,
  type Infer,
} from '#contract/schema.ts';

/** The lobby's list as the operator versions it. */
export const catalogue = record({ version: text, types: list(gameType), brands: list(brand), games: list(game) });
export type Catalogue = Infer<typeof catalogue>;

const shelf = record({ typeId: int, total: int, tiles: list(tile) });
/** What the first screen needs of the lobby. */
export const firstScreen = record({
  version: text,
  types: list(gameType),
  brands: list(brand),
  total: int,
  shelves: list(shelf),
});

/** What a player finds again with no network. */
export const libraryRow = record({
  user: optional(userInfo),
  coin: optional(balance),
  coinAt: time,
  likes: list(id),
  recents: list(record({ gameId: id, time })),
  /** Likes the operator hasn't heard of yet: the last word per game. */
  unsent: dictionary(flag),
  /** Games taken out of the recent ones, and when (epoch milliseconds by the operator's clock): its list still has them. */
  dropped: optional(dictionary(time)),
});
export type LibraryRow = Infer<typeof libraryRow>;
