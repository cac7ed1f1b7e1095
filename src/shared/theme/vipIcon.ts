/** Addresses allowed for a picture that a player or the operator names: a data URL, https, or a path of this origin. */
export const drawable = /^(data:image\/(jpeg|png|webp);base64,|https:\/\/|\/(?!\/))/;

/** The icon of a VIP level: the operator's, else the one from the icon service that matches the level's palette. */
export const vipIconOf = (icon: string | null | undefined, theme: number) =>
  icon && drawable.test(icon) ? icon : `${import.meta.env.VITE_ICON_BASE}/vip/${theme}.svg`;
