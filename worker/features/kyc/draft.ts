import { kycSides, type KycSide } from '#contract/kyc.ts';
import { dictionary, flag, optional, record, text, upTo, type Infer } from '#contract/schema.ts';
import type { Core } from '#worker/core/core.ts';
import { createDraftRows } from '../drafts/draftRows.ts';

const fields = dictionary(text);
/** A picture ready for upload; it has a `fileId` once it is uploaded. */
const picture = record({ image: upTo(3_000_000), blurred: flag, fileId: optional(text) });
type Picture = Infer<typeof picture>;

const sides = Object.values(kycSides);
const fieldsKey = 'kyc';
const pictureKey = (side: KycSide) => `kyc-${side}`;
const keys = [fieldsKey, ...sides.map(pictureKey)];

/** The unsent draft of an identity check with its pictures (KY-02, KY-07). */
export function createKycDraft(core: Pick<Core, 'stores' | 'storage' | 'world'>) {
  const rows = createDraftRows(core);
  const pictureOf = (side: KycSide) => rows.find(pictureKey(side), picture);

  return {
    fields: () => rows.find(fieldsKey, fields),
    saveFields: (values: Infer<typeof fields>) => rows.save<typeof fields>(fieldsKey, values),
    picture: pictureOf,
    savePicture: (side: KycSide, kept: Picture) => rows.save<typeof picture>(pictureKey(side), kept),
    async pictures() {
      const found = await Promise.all(sides.map(async (side) => ({ side, ...(await pictureOf(side)) })));
      return found.flatMap(({ side, image, blurred, fileId }) =>
        image === undefined ? [] : [{ side, image, blurred: Boolean(blurred), fileId: fileId ?? '' }],
      );
    },
    dropPicture: (side: KycSide) => rows.drop(pictureKey(side)),
    drop: () => rows.drop(...keys),
  };
}
