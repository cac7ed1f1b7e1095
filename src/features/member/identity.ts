import type { UserInfo } from '#contract/entities.ts';

const numbered = /^\d{1,3}$/;
/** What a picture of one's own may be: in the answer itself, or at an address. */
const drawable = /^(data:image\/(jpeg|png|webp);base64,|https:\/\/|\/(?!\/))/;

/** Where one of the pictures to choose from is: they go by number (payloads, other fetches). */
export const avatarAddress = (avatar: string | null | undefined) =>
  avatar && numbered.test(avatar) ? `/avatar/${avatar}.webp` : undefined;

/** Where a player's picture is: their own, else the one that they chose. */
export function portraitOf({ avatar, avatarOther }: Pick<UserInfo, 'avatar' | 'avatarOther'>): string | undefined {
  return avatarOther && drawable.test(avatarOther) ? avatarOther : avatarAddress(avatar);
}

/** The mark of a VIP level: the operator's, else the icon service's that goes with the colours it wears. */
export const markOf = (icon: string | null | undefined, theme: number) =>
  icon && drawable.test(icon) ? icon : `${import.meta.env.VITE_ICON_BASE}/vip/${theme}.svg`;
