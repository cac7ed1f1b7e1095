import purifier from 'dompurify';
import { outsideAddress } from '#browser/addresses.ts';
import { pictureAddress } from '#ui/media/pictureAddress.ts';
import { isLink, outside } from './links.ts';

/** The allowlist for the operator's HTML (reliability 5.5, reliability 6). */
const rules = {
  ALLOWED_TAGS: ['p', 'br', 'b', 'i', 'u', 'ul', 'ol', 'li', 'a', 'h3', 'h4', 'img'],
  ALLOWED_ATTR: ['href', 'src', 'alt'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  RETURN_TRUSTED_TYPE: true,
} as const;

/**
 * Removes forbidden addresses; the link's text stays. A link out of the app has no `href`: the browser itself would
 * open it, by middle click or menu, without the notice.
 */
purifier.addHook('afterSanitizeAttributes', (element) => {
  const [link, picture] = [element.getAttribute('href'), element.getAttribute('src')];
  if (link !== null && !isLink(link)) element.removeAttribute('href');
  else if (link && outsideAddress(link)) {
    element.removeAttribute('href');
    for (const [name, value] of [
      [outside, link],
      ['role', 'link'],
      ['tabindex', '0'],
    ] as const)
      element.setAttribute(name, value);
  }
  if (picture !== null && !pictureAddress(picture)) element.removeAttribute('src');
});

/** Sanitises the operator's HTML: only text, lists, links and allowed pictures remain. */
export const purify = (html: string) =>
  purifier.sanitize(html, { ...rules, ALLOWED_TAGS: [...rules.ALLOWED_TAGS], ALLOWED_ATTR: [...rules.ALLOWED_ATTR] });
