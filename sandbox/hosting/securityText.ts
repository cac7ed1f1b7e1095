/** How long the text may be trusted, milliseconds: under a year, as RFC 9116 wants; each release begins it anew. */
const trusted = 360 * 24 * 60 * 60 * 1_000;

/** Who takes reports of vulnerabilities. */
export interface Security {
  /** The address to write to, as a URI. */
  contact: string;
  /** The app's origin. */
  origin: string;
  /** Epoch milliseconds. */
  now: number;
}

/** Reads a contact; a mail address needs no scheme. Throws one sentence for anything else; undefined if it isn't set. */
export function contactOf(value: string | undefined): string | undefined {
  if (!value) return undefined;
  const contact = /^[^\s@:]+@[^\s@:]+\.[^\s@:]+$/.test(value) ? `mailto:${value}` : value;
  if (/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+|tel:\+[\d-]+)$/.test(contact)) return contact;
  throw new Error(`SECURITY_CONTACT must be a mail address, or an https: or tel: one, and is "${value}".`);
}

/** The text by which a site names its security contact (`/.well-known/security.txt`, RFC 9116). */
export const securityText = ({ contact, origin, now }: Security) => `Contact: ${contact}
Expires: ${new Date(now + trusted).toISOString()}
Preferred-Languages: en, fil
Canonical: ${origin}/.well-known/security.txt
`;
