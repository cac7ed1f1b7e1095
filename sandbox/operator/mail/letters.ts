import type { Money } from '#contract/schema.ts';
import { formatted } from '#sandbox/hundredths.ts';
import { escaped, type Letter } from './sendMail.ts';

interface To {
  userId: number;
  time: number;
}

/** The mail to a new player. */
export const welcomeLetter = ({ userId, time }: To): Letter => ({
  ref: `welcome:${userId}`,
  userId,
  time,
  type: 'system',
  title: 'Mabuhay! Welcome to Perlas',
  content: `<p>Good to have you here. This is your inbox: news about your money and your account come here, and now and then a reward.</p>
<ul><li><a href="/member/profile/kyc">Verify your identity</a> before your first withdrawal.</li>
<li><a href="/member/self-limited">Set your limits</a> any time: how much, and how long.</li></ul>
<p>Play is for adults of 21 and over, and for fun.</p>`,
});

interface PayoutEnd extends To {
  orderNo: string;
  amount: Money;
  /** The receiving account, masked. */
  account: string;
  /** Why it was returned; absent if it was paid. */
  reason?: string | undefined;
  paid: boolean;
}

/** The mail about a withdrawal that has ended. */
export function payoutLetter({ userId, time, orderNo, amount, account, reason, paid }: PayoutEnd): Letter {
  const sum = formatted(amount);
  const text = paid
    ? `<p>We sent ${sum} to your account ${escaped(account)}. It can take a few minutes to show there.</p>`
    : `<p>Your withdrawal of ${sum} to ${escaped(account)} didn’t go through${reason ? `: ${escaped(reason)}` : ''}.</p>
<p>The full amount is back in your wallet.</p>`;
  return {
    ref: `payout:${orderNo}`,
    userId,
    time,
    type: 'account',
    title: paid ? `Your ${sum} withdrawal was paid` : `Your ${sum} withdrawal was returned`,
    content: `${text}<p>Order ${escaped(orderNo)}. <a href="/wallets/record">See your transactions</a></p>`,
  };
}

/** What the keys of all mails about a player's identity checks begin with. */
export const checkRefs = (userId: number) => `check:${userId}:`;

/** The key of the mail about an identity check: each decision has one. */
export const checkRef = ({ userId, time }: To) => `${checkRefs(userId)}${time}`;

/** The mail about an ended identity check. */
export function checkLetter({ passed, reason, ...to }: To & { passed: boolean; reason: string }): Letter {
  const text = passed
    ? `<p>Thank you. Your identity is verified, so you can withdraw.</p><p><a href="/wallets?name=withdraw">Withdraw</a></p>`
    : `<p>We couldn’t verify your identity${reason ? `: ${escaped(reason)}` : ''}.</p>
<p><a href="/member/profile/kyc">Try again</a></p>`;
  return {
    ref: checkRef(to),
    ...to,
    type: 'account',
    title: passed ? 'Your identity is verified' : 'Your identity check needs another try',
    content: text,
  };
}
