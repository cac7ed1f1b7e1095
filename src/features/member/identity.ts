import type { UserInfo } from '#contract/entities.ts';
import { pictureAddress } from '#ui/media/pictureAddress.ts';

const numbered = /^\d{1,3}$/;

/** The address of an avatar by its number (payloads, other fetches). */
export const avatarAddress = (avatar: string | null | undefined) =>
  avatar && numbered.test(avatar) ? `/avatar/${avatar}.webp` : undefined;

/** The address of a player's picture: their own, else the avatar that they chose. */
export function portraitOf({ avatar, avatarOther }: Pick<UserInfo, 'avatar' | 'avatarOther'>): string | undefined {
  return pictureAddress(avatarOther) ?? avatarAddress(avatar);
}
