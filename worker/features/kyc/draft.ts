import * as codes from '#contract/codes.ts';
import { kycSides, type KycSide } from '#contract/kyc.ts';
import { dictionary, flag, optional, record, text, type Infer, type Schema } from '#contract/schema.ts';
import { Failure } from '#contract/failure.ts';
import type { Core } from '#worker/core/core.ts';
import { readRow } from '#worker/storage/readRow.ts';
import { rowVersion } from '#worker/storage/storage.ts';

/** The lifetime of an unsent draft on the device, milliseconds (architecture, private data). */
const lifetime = 7 * 24 * 60 * 60 * 1_000;

const fields = dictionary(text);
/** A picture ready for upload; it has a `fileId` once it is uploaded. */
const picture = record({ image: text, blurred: flag, fileId: optional(text) });
type Picture = Infer<typeof picture>;

const sides = Object.values(kycSides);
const fieldsKey = 'kyc';
const pictureKey = (side: KycSide) => `kyc-${side}`;
const keys = [fieldsKey, ...sides.map(pictureKey)];

/**
 * The unsent draft of an identity check with its pictures: in the player's own database, deleted when it is sent, with
 * the log-out, and after seven days (KY-02, KY-07, O-03).
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
    if (!row || world.now() - row.at <= lifetime) return row?.value;
    await rows.drop(key);
    return undefined;
  }

  async function save(key: string, value: Infer<typeof fields> | Picture) {
    await (await table()).put({ key, v: rowVersion, at: world.now(), value });
  }

  const pictureOf = (side: KycSide) => find(pictureKey(side), picture);

  return {
    fields: () => find(fieldsKey, fields),
    saveFields: (values: Infer<typeof fields>) => save(fieldsKey, values),
    picture: pictureOf,
    savePicture: (side: KycSide, kept: Picture) => save(pictureKey(side), kept),
    async pictures() {
      const found = await Promise.all(sides.map(async (side) => ({ side, ...(await pictureOf(side)) })));
      return found.flatMap(({ side, image, blurred, fileId }) =>
        image === undefined ? [] : [{ side, image, blurred: Boolean(blurred), fileId: fileId ?? '' }],
      );
    },
    drop: async () => (await table()).drop(...keys),
    /** Deletes expired parts of the draft. */
    async clear() {
      await find(fieldsKey, fields);
      for (const side of sides) await pictureOf(side);
    },
  };
}

/** Deletes expired drafts at the start and at every log-in, also for players who never open the page. */
export function clearKycDrafts(core: Core): void {
  const { clear } = createKycDraft(core);
  const clearExpired = () => void (core.stores.session.userId && clear().catch(() => {}));
  clearExpired();
  core.identity.onEnter(clearExpired);
}
