import { brand, lobbyBrand, game, gameType, tile, userInfo } from '#contract/entities.ts';
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

/** The game catalogue as the operator versions it. */
export const catalogue = record({ version: text, types: list(gameType), brands: list(brand), games: list(game) });
export type Catalogue = Infer<typeof catalogue>;

const shelf = record({ typeId: int, total: int, tiles: list(tile) });
/** The part of the catalogue for the first screen. */
export const firstScreen = record({
  version: text,
  types: list(gameType),
  brands: list(lobbyBrand),
  total: int,
  shelves: list(shelf),
});

/** The stored library of a player, for use without a network. */
export const libraryRow = record({
  user: optional(userInfo),
  coin: optional(balance),
  coinAt: time,
  /** The player's holdings besides money, and when they were reported. */
  held: optional(dictionary(record({ amount: int, at: time }))),
  likes: list(id),
  recents: list(record({ gameId: id, time })),
  recentTiles: optional(list(tile)),
  /** Pending likes that the operator has not confirmed: the latest value per game. */
  unsent: dictionary(flag),
  /**
   * Games removed from the recent ones, and when (epoch milliseconds by the operator's clock): the operator's list
   * still has them.
   */
  dropped: optional(dictionary(time)),
});
export type LibraryRow = Infer<typeof libraryRow>;
