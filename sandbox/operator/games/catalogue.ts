import { createHash } from 'node:crypto';
import type { Config } from '#contract/endpoints/anonymous.ts';
import type { Brand, Game, GameType } from '#contract/entities.ts';
import { coverColours } from '#sandbox/art/cover.ts';
import type { Db } from '#sandbox/db/tables.ts';
import type { Documents } from '#sandbox/db/tables/operator.ts';

/** The games as players are told of them, under a version that changes with any of it. */
export interface Catalogue {
  gameListVersion: string;
  gameTypes: GameType[];
  brands: Brand[];
  games: Game[];
}

/** What the staff has written, under a version of the settings. */
export interface Written extends Documents {
  configVersion: string;
}

const versionLength = 12;
const versionOf = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, versionLength);

const shown = 1;

/** Reads the games. Rows are lean: what has its usual value (portrait, shown, no badge) and what follows from the id (the cover) is left out. */
export async function readCatalogue(db: Db): Promise<Catalogue> {
  const rows = await db.selectFrom('games').selectAll().orderBy('id').execute();
  const gameTypes = await db.selectFrom('gameTypes').selectAll().orderBy('sort').execute();
  const brands = await db.selectFrom('brands').select(['id', 'name', 'sort']).orderBy('sort').execute();
  const games = rows.map(
    ({ id, name, gameTypeId, brandId, orientation, status, rtp, minBet, maxBet, ...flags }): Game => {
      const { tryIt, hot, isNew, maintenance } = flags;
      return {
        id,
        name,
        gameTypeId,
        brandId,
        lqip: coverColours(id),
        rtp,
        minBet,
        maxBet,
        ...(orientation && { orientation }),
        ...(tryIt && { tryIt }),
        ...(hot && { hot }),
        ...(isNew && { isNew }),
        ...(maintenance && { maintenance }),
        ...(status !== shown && { status }),
      };
    },
  );
  return { gameListVersion: versionOf([gameTypes, brands, games]), gameTypes, brands, games };
}

/** Reads the settings, with `changes` made to them, the look, the notices and the activities. */
export async function readDocuments(db: Db, changes: Partial<Config> = {}): Promise<Written> {
  const rows = await db.selectFrom('settings').selectAll().execute();
  const documents = Object.fromEntries(rows.map(({ name, value }) => [name, value])) as unknown as Documents;
  const config = { ...documents.config, ...changes };
  return { ...documents, config, configVersion: versionOf(config) };
}
