import { createHash } from 'node:crypto';
import type { Config } from '#contract/endpoints/anonymous.ts';
import type { Brand, Game, GameType } from '#contract/entities.ts';
import { coverColours } from '#sandbox/art/cover.ts';
import { keysOf } from '../http/partnerKeys.ts';
import { pushKeysOf } from './pushKeys.ts';
import type { Db } from '#sandbox/db/tables.ts';
import type { Documents } from '#sandbox/db/tables/operator.ts';

/** The game catalogue as sent to players, with a version that changes whenever any of it does. */
export interface Catalogue {
  gameListVersion: string;
  gameTypes: GameType[];
  brands: Brand[];
  games: Game[];
}

/** The documents edited by staff, with a version of the settings. */
export interface Written extends Documents {
  configVersion: string;
}

const versionLength = 12;
const versionOf = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, versionLength);

const shown = 1;

/** Reads the games. Rows omit defaults (portrait, shown, no badge) and what follows from the id (the cover), to keep the answer small. */
export async function readCatalogue(db: Db): Promise<Catalogue> {
  const rows = await db.selectFrom('games').selectAll().orderBy('id').execute();
  const gameTypes = await db.selectFrom('gameTypes').selectAll().orderBy('sort').execute();
  const brands = await db.selectFrom('brands').select(['id', 'name', 'sort']).orderBy('sort').execute();
  const games = rows.map(
    ({ id, name, gameTypeId, brandId, orientation, status, rtp, minBet, maxBet, ...flags }): Game => {
      const { tryIt, hot, isNew, maintenance } = flags;
      // Fields that games have in common are adjacent, which saves a tenth of the compressed size.
      return {
        brandId,
        ...(tryIt && { tryIt }),
        name,
        rtp,
        gameTypeId,
        minBet,
        maxBet,
        id,
        ...(isNew && { isNew }),
        ...(hot && { hot }),
        ...(maintenance && { maintenance }),
        ...(orientation && { orientation }),
        lqip: coverColours(id),
        ...(status !== shown && { status }),
      };
    },
  );
  return { gameListVersion: versionOf([gameTypes, brands, games]), gameTypes, brands, games };
}

/** Reads the settings, completed by `complete`, the theme, the notices and the activities. */
export async function readDocuments(db: Db, complete = (config: Config) => config): Promise<Written> {
  const [pushKeys, keys] = [await pushKeysOf(db), await keysOf(db)];
  const rows = await db.selectFrom('settings').selectAll().execute();
  const documents = Object.fromEntries(rows.map(({ name, value }) => [name, value])) as unknown as Documents;
  const config = complete(documents.config);
  return { ...documents, pushKeys, keys, config, configVersion: versionOf(config) };
}
