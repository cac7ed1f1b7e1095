import type { ShareChannel } from '#contract/agents.ts';

/** The address at which a friend registers with a player's invite code (SH-02). */
export const linkOf = (appOrigin: string, inviteCode: string) => `${appOrigin}/auth/register?code=${inviteCode}`;

/** The address format of each channel for an encoded link; the app substitutes only the address. */
const channels: Record<ShareChannel, (encoded: string, link: string) => string> = {
  default: (_, link) => link,
  facebook: (encoded) => `https://www.facebook.com/sharer/sharer.php?u=${encoded}`,
  messenger: (encoded) => `fb-messenger://share/?link=${encoded}`,
  viber: (encoded) => `viber://forward?text=${encoded}`,
  telegram: (encoded) => `https://t.me/share/url?url=${encoded}`,
  copy: (_, link) => link,
};

/** What each channel of sharing opens or copies (SH-01). */
export const shareUrlsOf = (link: string): Record<ShareChannel, string> => {
  const encoded = encodeURIComponent(link);
  return Object.fromEntries(Object.entries(channels).map(([name, open]) => [name, open(encoded, link)])) as Record<
    ShareChannel,
    string
  >;
};
