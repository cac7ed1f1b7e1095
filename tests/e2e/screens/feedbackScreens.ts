import { pictureOf } from '#sandbox/testing/picture.ts';
import { amend } from '../support/amend.ts';
import { noPhotos, photoOf } from '../support/papers.ts';
import type { At, Screen } from './screens.ts';

const [form, list, record] = ['/feedback', '/feedback/record', '/feedback/record/1'];

const submit = ({ page, t }: At) => page.getByRole('button', { name: t.feedback.send, exact: true }).click();

/** A text with a very long word and line breaks. */
const long = `${'Napakahabangsalitanawalangputol'.repeat(4)}\n\nIsang mahabang teksto. ${'At isa pa. '.repeat(20)}`;
const time = Date.now() - 60 * 60_000;

const entries = ['deposit', 'withdrawal', 'game', 'bonus', 'account', 'other', 'unheard of'].map((type, place) => ({
  id: place + 1,
  type,
  time: time - place * 86_400_000,
  status: place % 3,
  unread: place === 1,
  pictures: Math.min(place, 4),
}));

/** A record with a conversation, or without an answer yet. */
const talk = (...replies: object[]) => ({
  before: ({ context }: At) =>
    amend(context, 'feedbackDetail', () => ({
      code: 200,
      data: {
        id: 1,
        type: 'withdrawal',
        content: long,
        contact: `${'maria.concepcion.'.repeat(5)}@example.com`,
        images: [pictureOf()],
        time,
        status: replies.length > 0 ? 1 : 0,
        replies,
      },
    })),
});

/** Screens of feedback: the form with its errors, the feedback sent, and the conversation about it. */
export const feedbackScreens: readonly Screen[] = [
  { name: 'feedback', path: form },
  { name: 'feedback-errors', path: form, reach: submit },
  {
    name: 'feedback-pictures',
    path: form,
    reach: async (at) => {
      const { page, t } = at;
      await page.getByLabel(t.feedback.content).fill(long);
      const chosen = page.locator(`input[aria-label="${t.feedback.addPictures}"]`);
      const named = { ...noPhotos.svg, name: `${'screenshot'.repeat(9)}.svg` };
      await chosen.setInputFiles([await photoOf(page, 'one'), named, await photoOf(page, 'two')]);
      await page.getByRole('img', { name: t.feedback.picture.replace('{n}', '2') }).waitFor();
      await page.getByText('.svg').waitFor();
    },
  },
  { name: 'feedback-records-none', path: list },
  {
    name: 'feedback-records',
    path: list,
    before: ({ context }) =>
      amend<object>(context, 'feedbackList', () => ({ code: 200, data: { list: entries, pages: 1, total: 7 } })),
  },
  { name: 'feedback-waits', path: record, ...talk() },
  {
    name: 'feedback-answered',
    path: record,
    ...talk({ from: 'staff', text: long, time }, { from: 'player', text: 'Salamat!', time }),
  },
  { name: 'feedback-gone', path: record },
];
