import * as codes from '#contract/codes.ts';
import { kycSides, type KycSide } from '#contract/kyc.ts';
import { dictionary, flag, optional, record, text, type Infer, type Schema } from '#contract/schema.ts';
import { Failure } from '#contract/failure.ts';
import type { Core } from '#worker/core/core.ts';
import { readRow } from '#worker/storage/readRow.ts';
import { rowVersion } from '#worker/storage/storage.ts';

/** How long something that was begun and not sent stays on the device, milliseconds (architecture, private data). */
const life = 7 * 24 * 60 * 60 * 1_000;

const said = dictionary(text);
/** A picture as it is to be sent; `fileId` once the operator has it. */
const picture = record({ image: text, blurred: flag, fileId: optional(text) });
type Picture = Infer<typeof picture>;

const sides = Object.values(kycSides);
const wordsKey = 'kyc';
const pictureKey = (side: KycSide) => `kyc-${side}`;
const keys = [wordsKey, ...sides.map(pictureKey)];

/**
 * What a player has said about who they are and not sent yet, with the pictures: in their own database, gone when it is
 * sent, with the log-out, and after seven days (KY-02, KY-07, O-03).
 */
export function createKycDraft({ stores, storage, world }: Pick<Core, 'stores' | 'storage' | 'world'>) {
  async function table() {
    const { userId, epoch } = stores.session;
    if (!userId) throw new Failure('expired', codes.signedOut);
    const { kept } = (await storage()).of(userId);
    if (stores.session.epoch !== epoch) throw new Failure('stopped');
    return kept;
  }

  async function find<S extends Schema>(key: string, schema: S) {
    const rows = await table();
    const row = await readRow(stores, rows, key, schema);
    if (!row || world.now() - row.at <= life) return row?.value;
    await rows.drop(key);
    return undefined;
  }

  async function keep(key: string, value: Infer<typeof said> | Picture) {
    await (await table()).put({ key, v: rowVersion, at: world.now(), value });
  }

  const pictureOf = (side: KycSide) => find(pictureKey(side), picture);

  return {
    said: () => find(wordsKey, said),
    keepSaid: (values: Infer<typeof said>) => keep(wordsKey, values),
    picture: pictureOf,
    keepPicture: (side: KycSide, kept: Picture) => keep(pictureKey(side), kept),
    async pictures() {
      const found = await Promise.all(sides.map(async (side) => ({ side, ...(await pictureOf(side)) })));
      return found.flatMap(({ side, image, blurred, fileId }) =>
        image === undefined ? [] : [{ side, image, blurred: Boolean(blurred), fileId: fileId ?? '' }],
      );
    },
    drop: async () => (await table()).drop(...keys),
    /** Drops what has been here for too long. */
    async clear() {
      await find(wordsKey, said);
      for (const side of sides) await pictureOf(side);
    },
  };
}

/** Whoever comes in leaves nothing lying about for longer than it may, also without ever opening the page. */
export function clearKycDrafts(core: Core): void {
  const { clear } = createKycDraft(core);
  const tidy = () => void (core.stores.session.userId && clear().catch(() => {}));
  tidy();
  core.identity.onEnter(tidy);
}
