import { offline } from '../support/rest.ts';
import { amend } from '../support/amend.ts';
import { sandbox } from '../support/sandbox.ts';
import type { At, Screen } from './screens.ts';

const day = 24 * 60 * 60_000;
const cash = { id: 2001, count: 1_234_567 };
const points = { id: 2002, count: 1_234_567 };
const long =
  'Maya deposit delays on Monday evening, between 19:40 and 20:25, are fixed, and all deposits have been credited';
const body = `<h3>Thank you for waiting</h3><p>All of it has arrived, <b>every peso</b>.</p>
  <ul><li>You needn’t do anything.</li><li><a href="/wallets/record">Your transactions</a> show each deposit.</li></ul>`;

/** Sends mails of each kind: with a claimable award, with an expired one, and without any. */
async function furnished({ player }: At) {
  await sandbox.sendMail(player, { title: 'Ten points', type: 'promo', awards: [points], expiresIn: -1 });
  await sandbox.sendMail(player, { title: 'Your identity is verified', type: 'account', content: body });
  await sandbox.sendMail(player, {
    title: long,
    type: 'promo',
    content: body,
    awards: [cash, points],
    expiresIn: 7 * day,
  });
}

/** The address of the latest mail. */
async function latest({ player }: At) {
  const { list } = await sandbox.call<{ list: { id: number }[] }>(
    'getMail2',
    { pageNum: 1, pageSize: 1 },
    player.token,
  );
  return `/email/detail?id=${list[0]!.id}`;
}
const detail = async (at: At) => {
  await furnished(at);
  return latest(at);
};

/** Screens of the inbox and of a mail. */
export const mailScreens: readonly Screen[] = [
  { name: 'mail', path: '/email' },
  { name: 'mail-kinds', path: '/email', before: furnished },
  {
    name: 'mail-deleted',
    path: '/email',
    before: furnished,
    reach: ({ page, t }) =>
      page
        .getByRole('button', { name: `${t.mail.delete}: `, disabled: false })
        .first()
        .click(),
  },
  {
    name: 'mail-none',
    path: '/email',
    before: ({ context }) => amend<object>(context, 'getMail2', (told) => ({ ...told, list: [], pages: 0, unread: 0 })),
  },
  { name: 'mail-offline', path: '/email', before: offline },
  { name: 'mail-detail', path: detail },
  { name: 'mail-detail-gone', path: '/email/detail?id=1' },
];
