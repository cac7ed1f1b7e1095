import { byPlayer, feedbackStates, type FeedbackType } from '#contract/feedback/terms.ts';
import type { Trx } from '../tables.ts';

const hour = 60 * 60_000;
const day = 24 * hour;

interface Told {
  /** How long ago it was sent, milliseconds. */
  ago: number;
  type: FeedbackType;
  content: string;
  status: number;
  unread?: boolean;
  /** Who replied, and how long after the feedback, milliseconds. */
  replies?: readonly (readonly [sender: string, after: number, text: string])[];
}

/** The demo player's feedback: one closed, one answered, and one waiting. */
const entries: readonly Told[] = [
  {
    ago: 12 * day,
    type: 'bonus',
    content:
      'My bonus for the ₱1,000 deposit came, but I cannot find how much of it I have to bet before I can withdraw.',
    status: feedbackStates.closed,
    replies: [
      ['staff', 3 * hour, 'It is on your wallet page, under “What you can withdraw”. Tap the line to see each bonus.'],
      [byPlayer, 5 * hour, 'Found it, thank you!'],
      ['staff', 6 * hour, 'You’re welcome. We close this now; write again whenever you need us.'],
    ],
  },
  {
    ago: 4 * day,
    type: 'withdrawal',
    content:
      'I asked for ₱600 to my GCash on Tuesday evening and the app said it was sent, but nothing had come to my GCash until Wednesday morning. I checked the number twice and it is mine. I also called GCash, and they told me that nothing was on its way to me at that time. It arrived in the end, at about ten in the morning. Can you tell me what took so long, and whether it will be like this every time?',
    status: feedbackStates.answered,
    unread: true,
    replies: [
      [
        'staff',
        20 * hour,
        'Hello Juan,\n\nGCash had maintenance that night, from eleven until six, and everything that was sent in these hours arrived in the morning. As a rule it takes a few minutes.\n\nWe are sorry that the app didn’t say so.',
      ],
    ],
  },
  { ago: 5 * hour, type: 'game', content: 'Can you bring more bingo rooms, please?', status: feedbackStates.received },
];

/** Seeds a player's feedback with its replies, up to a time. */
export async function seedFeedback(trx: Trx, userId: number, now: number): Promise<void> {
  for (const { ago, replies = [], ...row } of entries) {
    const time = now - ago;
    const { id } = await trx
      .insertInto('feedback')
      .values({ ...row, userId, time })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const [sender, after, text] of replies)
      await trx
        .insertInto('feedbackReplies')
        .values({ feedbackId: id, sender, text, time: time + after })
        .execute();
  }
}
