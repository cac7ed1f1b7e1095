import purifier from 'dompurify';
import { isListed } from '#browser/originPatterns.ts';
import { isLink } from './links.ts';

/** All that the operator's HTML may say (reliability 5.5, reliability 6). */
const rules = {
  ALLOWED_TAGS: ['p', 'br', 'b', 'i', 'u', 'ul', 'ol', 'li', 'a', 'h3', 'h4', 'img'],
  ALLOWED_ATTR: ['href', 'src', 'alt'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  RETURN_TRUSTED_TYPE: true,
} as const;

function isPicture(address: string): boolean {
  const { origin } = new URL(address, location.href);
  return origin === location.origin || isListed(origin, import.meta.env.VITE_IMG_HOSTS);
}

/** An address that leads nowhere good is taken off: what stands there stays as words. */
purifier.addHook('afterSanitizeAttributes', (element) => {
  const [link, picture] = [element.getAttribute('href'), element.getAttribute('src')];
  if (link !== null && !isLink(link)) element.removeAttribute('href');
  if (picture !== null && !isPicture(picture)) element.removeAttribute('src');
});

/** HTML of the operator's with nothing left in it but words, lists, links and pictures that may be shown. */
export const purify = (html: string) =>
  purifier.sanitize(html, { ...rules, ALLOWED_TAGS: [...rules.ALLOWED_TAGS], ALLOWED_ATTR: [...rules.ALLOWED_ATTR] });
