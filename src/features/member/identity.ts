import type { UserInfo } from '#contract/entities.ts';

const numbered = /^\d{1,3}$/;
/** Addresses allowed for a player's own picture: a data URL, https, or a path of this origin. */
const drawable = /^(data:image\/(jpeg|png|webp);base64,|https:\/\/|\/(?!\/))/;

/** The address of an avatar by its number (payloads, other fetches). */
export const avatarAddress = (avatar: string | null | undefined) =>
  avatar && numbered.test(avatar) ? `/avatar/${avatar}.webp` : undefined;

/** The address of a player's picture: their own, else the avatar that they chose. */
export function portraitOf({ avatar, avatarOther }: Pick<UserInfo, 'avatar' | 'avatarOther'>): string | undefined {
  return avatarOther && drawable.test(avatarOther) ? avatarOther : avatarAddress(avatar);
}

/** The icon of a VIP level: the operator's, else the one from the icon service that matches the level's palette. */
export const vipIconOf = (icon: string | null | undefined, theme: number) =>
  icon && drawable.test(icon) ? icon : `${import.meta.env.VITE_ICON_BASE}/vip/${theme}.svg`;
