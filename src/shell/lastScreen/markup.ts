import { preferences } from '#data/preferences.ts';
import { formatClock, formatDateTime } from '#i18n/dates.ts';
import { language, locales } from '#i18n/language.ts';
import { manilaDay } from '#i18n/manila.ts';
import { words } from '#i18n/words.en.ts';
import { toFirstRender } from '#features/home/firstScreen.ts';
import balanceCss from '#shared/page/Balance.module.css';
import badgeCss from '#ui/Badge.module.css';
import barCss from '../bars/ConnectionBar.module.css';
import skipCss from '../bars/SkipLinks.module.css';
import shellCss from '../Shell.module.css';

/** The owner of a last screen: its era, the session's `epoch`, and the balance's time (epoch milliseconds). */
interface Belonging {
  era: string;
  epoch: string;
  balanceAt: number;
  isVisitor: boolean;
}

/** Attributes that refer to other elements or to the keyboard's position, or that make pictures delay the text. */
const dropped = ['id', 'tabindex', 'aria-describedby', 'aria-labelledby', 'decoding', 'fetchpriority'];

/** The page's root with the lobby's first screen, for `showLastScreen`; undefined if no lobby with games is shown. */
export function lastScreenMarkup({ era, epoch, balanceAt, isVisitor }: Belonging): string | undefined {
  const shell = document.querySelector(`#root .${shellCss['column']}`);
  const copy = shell?.cloneNode(true) as Element | undefined;
  const lobby = copy?.querySelector('main');
  if (!shell || !copy || !lobby || lobby.closest('[inert]')) return undefined;
  dropUnseen(shell, copy);
  if (!toFirstRender(lobby)) return undefined;

  copy.querySelector(`.${barCss['place']}`)?.replaceChildren();
  for (const later of copy.querySelectorAll(`.${badgeCss['dot']}, .${skipCss['skip']}`)) later.remove();
  dateBalance(copy, balanceAt);
  for (const picture of copy.querySelectorAll('img')) picture.loading = 'lazy';
  // A visitor's tap on a game opens a sheet over the lobby, which needs the app (`holdTaps`).
  if (isVisitor)
    for (const link of copy.querySelectorAll<HTMLElement>('a[href^="/game/start"]')) link.dataset['held'] = '';
  for (const element of copy.querySelectorAll<HTMLElement>('*')) {
    const style = element.getAttribute('style');
    // The page's policy forbids styles in markup; the script that shows the screen sets them.
    if (style) element.dataset['style'] = style;
    for (const name of ['style', ...dropped]) element.removeAttribute(name);
  }

  const root = document.createElement('div');
  root.id = 'root';
  root.hidden = true;
  Object.assign(root.dataset, { era, epoch, lang: language.code, day: manilaDay(balanceAt) });
  root.append(copy);
  return root.outerHTML;
}

/** Adds its time to the balance, unless the player hides it: it may be seen much later. */
function dateBalance(copy: Element, at: number) {
  const balance = copy.querySelector(`.${balanceCss['balance']}`);
  if (!balance || preferences.hidesBalance) return;
  const locale = locales[language.code];
  const age = balance.querySelector<HTMLElement>(`.${balanceCss['age']}`) ?? document.createElement('span');
  age.className = balanceCss['age']!;
  age.textContent = words.say('asOf', { time: formatDateTime(at, locale) });
  age.dataset['today'] = words.say('asOf', { time: formatClock(at, locale) });
  balance.append(age);
}

/**
 * Removes what is below the screen of an unscrolled page, and a closed list's choices except the selected one; what
 * is left renders at once.
 */
function dropUnseen(shell: Element, copy: Element) {
  const parts = (of: Element) =>
    of.querySelectorAll<HTMLElement>('fieldset > button, option:not(:checked), section > ul > li');
  const unseen = [...parts(shell)].map((each) => {
    const { left, top } = each.getBoundingClientRect();
    if (left + each.parentElement!.scrollLeft >= innerWidth) return true;
    // A row of choices counts as visible, as it sticks to the top when the page scrolls.
    return each.matches('option') || (each.matches('li') && top + scrollY >= innerHeight);
  });
  [...parts(copy)].forEach((each, at) => {
    if (unseen[at]) each.remove();
    else each.style.contentVisibility = 'visible';
  });
}
