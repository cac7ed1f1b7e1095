import { act } from 'react';
import type { Coupon } from '#contract/endpoints/rewards.ts';
import { couponKinds } from '#contract/rewards/coupons.ts';
import { app } from './worker.ts';

const week = 7 * 24 * 60 * 60_000;

/** A payment page opener that opens none. */
export const opener = { prepare: () => null, follow: () => {} };

/** A coupon of a tenth of any deposit. */
export const coupon = {
  id: 7,
  kind: couponKinds.general,
  value: 1_000,
  minAmount: 0,
  status: 0,
  expireTime: Date.now() + week,
} as Coupon;

/** The text on the page. */
export const shown = () => document.body.textContent;

/** The radio button of the first card with this text, if there is one. */
export const card = (text: string) =>
  [...document.querySelectorAll('label')].find((label) => label.textContent.includes(text))?.querySelector('input');

/** Chooses the first card with this text. */
export const choose = (text: string) => act(async () => card(text)!.click());

/** The input of the latest deposit that was sent. */
export const sent = () => app.money.deposit.mock.lastCall![0];
