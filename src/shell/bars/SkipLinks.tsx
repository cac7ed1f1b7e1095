import { useLocation } from 'wouter';
import { words } from '../words.en.ts';
import css from './SkipLinks.module.css';

/** Where the skip links lead. */
const skips = { toGames: 'main article a', toMenu: '#menu a' } as const;

/** Lets a keyboard skip what stands before the lobby's games, and the whole page before the tabs. */
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
