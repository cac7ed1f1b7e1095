import * as codes from '#contract/codes.ts';
import type { Input } from '#contract/endpoints.ts';
import { longestAvatar } from '#contract/endpoints/member.ts';
import type { Config } from '#contract/endpoints/anonymous.ts';
import { checkPicture } from '../http/checkPicture.ts';
import { Refusal } from '../http/refusal.ts';
import { checkAvatar } from '../http/inputChecks.ts';

/** An uploaded picture: its maximum bytes by the contract's data URL, and its sides in pixels; the app sends 256. */
const ownPicture = { field: 'avatarOther', mostBytes: (longestAvatar * 3) / 4, leastSide: 16, longestSide: 512 };

/** The avatar columns to update; choosing a preset replaces the uploaded picture. */
export function pictureOf({ avatar, avatarOther }: Input<'updateProfile'>, { features }: Config) {
  if (avatarOther) {
    if (!features?.['avatarOther']) throw new Refusal(codes.closed, 'Pictures of your own are not offered');
    checkPicture(avatarOther, ownPicture);
    return { avatarOther };
  }
  return avatar ? { avatar: checkAvatar(avatar), avatarOther: '' } : {};
}
