import * as codes from '#contract/codes.ts';
import type { Input } from '#contract/endpoints.ts';
import { longestAvatar } from '#contract/endpoints/member.ts';
import type { Config } from '#contract/endpoints/anonymous.ts';
import { Refusal } from '../http/refusal.ts';
import { checkAvatar } from '../http/inputChecks.ts';

const ownPicture = /^data:image\/(jpeg|webp|png);base64,[A-Za-z\d+/]+=*$/;

/** The avatar columns to update; choosing a preset replaces the uploaded picture. */
export function pictureOf({ avatar, avatarOther }: Input<'updateProfile'>, { features }: Config) {
  if (avatarOther) {
    if (!features?.['avatarOther']) throw new Refusal(codes.closed, 'Pictures of your own are not offered');
    if (avatarOther.length > longestAvatar || !ownPicture.test(avatarOther))
      throw new Refusal(codes.badParameter, 'A small picture, please', { field: 'avatarOther' });
    return { avatarOther };
  }
  return avatar ? { avatar: checkAvatar(avatar), avatarOther: '' } : {};
}
