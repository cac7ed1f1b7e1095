import { props } from '#contract/props.ts';
import { pesos } from '../../hundredths.ts';
import { sendMail, type Letter } from '../../operator/mail/sendMail.ts';
import type { Trx } from '../tables.ts';

const day = 24 * 60 * 60_000;

/** How many days ago each mail arrived, and in how many more days its award expires. */
interface Told extends Pick<Letter, 'type' | 'title' | 'content' | 'awards'> {
  ago: number;
  expiresIn?: number;
}

const mails: readonly Told[] = [
  {
    ago: 0.1,
    expiresIn: 14,
    type: 'promo',
    title: 'A little something for your weekend',
    content: `<h3>Thanks for playing with us</h3><p>Here are <b>₱20.00</b> and 50 points. Take your time: they wait two weeks.</p>
<p><a href="/bonus">See what else you can claim</a></p>`,
    awards: [
      { id: props.coin, count: pesos(20) },
      { id: props.points, count: 50 },
    ],
  },
  {
    ago: 2,
    type: 'system',
    title:
      'Maya deposit delays on Monday evening, between 19:40 and 20:25, are fixed, and all deposits have been credited',
    content: `<p>Some deposits by Maya took up to 40 minutes on Monday. All have arrived. For the wait, here are 20 points.</p>
<ul><li>You needn’t do anything.</li><li>Your transactions show each deposit with its time.</li></ul>`,
    awards: [{ id: props.points, count: 20 }],
  },
  {
    ago: 3,
    type: 'system',
    title: '<img src=x onerror=alert(1)> "Free" <script>alert(2)</script>',
    content: `<p>This mail is here for tests: nothing in it may run.</p><script>alert(1)</script><img src=x onerror=alert(2)>
<p><a href="javascript:alert(3)">A link that leads nowhere</a>, <a href="https://www.example.com/offer">a link out of the app</a></p>
<form action="https://www.example.com/"><input name="password"></form><style>*{display:none}</style>`,
  },
  {
    ago: 20,
    expiresIn: -6,
    type: 'promo',
    title: 'Ten points for November',
    content: '<p>They could be claimed for two weeks.</p>',
    awards: [{ id: props.points, count: 10 }],
  },
];

/**
 * Seeds the inbox of the player with a history: mails of each kind, with awards, one of them expired, and a hostile
 * one.
 */
export async function seedMails(trx: Trx, userId: number, now: number): Promise<void> {
  for (const [place, { ago, expiresIn, ...mail }] of mails.entries()) {
    const expires = expiresIn === undefined ? {} : { expiresAt: now + expiresIn * day };
    await sendMail(trx, { ...mail, ...expires, ref: `story:mail:${place}`, userId, time: now - ago * day });
  }
}
