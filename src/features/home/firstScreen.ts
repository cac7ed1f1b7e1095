import { firstShelves } from './firstShelves.ts';
import bannerCss from './BannerPicture.module.css';
import css from './HomeScreen.module.css';

/** Reduces a copy of the lobby to what its first render draws; false if it shows no shelf of games. */
export function toFirstRender(lobby: Element): boolean {
  const carousel = lobby.querySelector('[aria-roledescription="carousel"]');
  carousel?.replaceWith(...[...carousel.querySelectorAll(`.${bannerCss['banner']}`)].slice(0, 1));

  // Figures that change are left to the app.
  lobby.querySelector(`.${css['ribbon']}`)?.replaceChildren();

  const shelves = [...lobby.querySelectorAll(`.${css['shelf']}`)];
  const last = shelves[Math.min(firstShelves(), shelves.length) - 1];
  if (!last?.querySelector('li')) return false;
  const siblings = [...last.parentNode!.childNodes];
  for (const later of siblings.slice(siblings.indexOf(last) + 1)) later.remove();
  return true;
}
