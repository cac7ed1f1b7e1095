import { useLocation } from 'wouter';
import { words } from '../words.en.ts';
import css from './SkipLinks.module.css';

/** The targets of the skip links. */
const skips = { toGames: 'main article a', toMenu: '#menu a' } as const;

/** Lets keyboard users skip to the lobby's games, or past the page to the tabs. */
export function SkipLinks() {
  const t = words.use();
  const [pathname] = useLocation();
  const shown = (['toGames', 'toMenu'] as const).slice(pathname === '/' ? 0 : 1);
  return shown.map((key) => (
    <button
      key={key}
      type="button"
      className={css['skip']}
      onClick={() => document.querySelector<HTMLElement>(skips[key])?.focus()}
    >
      {t(key)}
    </button>
  ));
}
