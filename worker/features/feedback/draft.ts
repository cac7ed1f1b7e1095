import { record, text, upTo, type Infer } from '#contract/schema.ts';
import type { Core } from '#worker/core/core.ts';
import { createDraftRows } from '../drafts/draftRows.ts';

const typed = record({ type: text, content: text, contact: text });
/** The form's values as typed. */
export type Typed = Infer<typeof typed>;

const image = record({ image: upTo(3_000_000) });
const sent = record({ requestId: text });

const typedKey = 'feedback';
const sentKey = 'feedbackId';
const pictures = 'feedback-';
const digits = 4;

/** A picture of the draft, by its key. */
export interface DraftPicture {
  key: string;
  image: string;
}

/** The unsent draft of feedback with its pictures, and the id it was last sent under (FB-02). */
export function createFeedbackDraft({ world, ...core }: Pick<Core, 'stores' | 'storage' | 'world'>) {
  const rows = createDraftRows({ world, ...core });
  const keys = () => rows.keys(pictures);

  return {
    typed: () => rows.find(typedKey, typed),
    keep: (values: Typed) => rows.save<typeof typed>(typedKey, values),
    keys,
    async pictures(): Promise<DraftPicture[]> {
      const found = await Promise.all((await keys()).map(async (key) => ({ key, ...(await rows.find(key, image)) })));
      return found.flatMap((each) => (each.image === undefined ? [] : [{ key: each.key, image: each.image }]));
    },
    /** Appends a picture; another tab's is never replaced. */
    async addPicture(data: string): Promise<DraftPicture> {
      const last = (await keys()).at(-1) ?? '';
      const number = Number(last.slice(pictures.length, pictures.length + digits)) + 1;
      const key = `${pictures}${String(number).padStart(digits, '0')}-${world.uuid()}`;
      await rows.save<typeof image>(key, { image: data });
      return { key, image: data };
    },
    removePicture: (key: string) => (key.startsWith(pictures) ? rows.drop(key) : undefined),
    /** The id to send under until the outcome is known, also after a restart. */
    async requestId() {
      const known = await rows.find(sentKey, sent);
      if (known) return known.requestId;
      const requestId = world.uuid();
      await rows.save<typeof sent>(sentKey, { requestId });
      return requestId;
    },
    forgetId: () => rows.drop(sentKey),
    drop: async () => rows.drop(typedKey, sentKey, ...(await keys())),
  };
}
