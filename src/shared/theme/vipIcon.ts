import { pictureAddress } from '#ui/media/pictureAddress.ts';

/** The icon of a VIP level: the operator's, else the one from the icon service that matches the level's palette. */
export const vipIconOf = (icon: string | null | undefined, theme: number) =>
  pictureAddress(icon) ?? `${import.meta.env.VITE_ICON_BASE}/vip/${theme}.svg`;
