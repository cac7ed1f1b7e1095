import { subscribe } from 'valtio/vanilla';
import type { ThemeTokens } from '#ui/theme/theme.ts';
import { themeKey } from '#browser/documentSettings.ts';
import { writeLocal } from '#browser/localStore.ts';
import { tellThemeColour } from '#browser/themeColour.ts';
import { stores } from '#data/stores.ts';
import { vipTheme } from './vipTheme.ts';

/** The applied theme, stored so that the inline script applies it before the first paint of the next start. */
interface AppliedTheme {
  /**
   * `data-theme`, the operator's name of it; `data-vip`, 0 to 5, of a player with a level; `data-only`, for a theme
   * unreadable in the light scheme.
   */
  data: { theme?: string; vip?: string; only?: 'dark' };
  css: string;
}

/** The JSON of an operator without a theme, for which no code needs to load. */
const noTokens = '{}';

/** The unpublished theme of a preview address; it is never stored (checklist L-05). */
const previewId = new URLSearchParams(location.search).get('themeViewId');
const preview =
  previewId === null
    ? null
    : import('./themePreview.ts').then(({ themePreview }) => themePreview(previewId)).catch(() => null);

const cssOf = (tokens: ThemeTokens) =>
  Object.entries(tokens)
    .map((each) => each.join(':'))
    .join(';');

/** Applies a theme to the document, in place of the current one. */
function applyTheme({ data, css }: AppliedTheme): void {
  const root = document.documentElement;
  delete root.dataset['theme'];
  delete root.dataset['vip'];
  delete root.dataset['only'];
  Object.assign(root.dataset, data);
  root.style.cssText = css;
  tellThemeColour();
}

let last = '';

async function follow(): Promise<void> {
  const { themeName, themeJsonData } = (await preview) ?? stores.settings;
  const { config, at } = stores.settings;
  const { known, userId, user } = stores.session;
  if (!known || at === 0 || (userId !== 0 && !user)) return;
  const vip = vipTheme(user?.vip, config?.vipMap);
  const inputs = JSON.stringify([themeName, themeJsonData, vip]);
  if (inputs === last) return;
  last = inputs;

  const hasTokens = themeJsonData && themeJsonData !== noTokens;
  const themes = hasTokens ? await import('#ui/theme/theme.ts') : null;
  const tokens = themes?.parseTheme(themeJsonData!) ?? {};
  if (inputs !== last) return;
  const data: AppliedTheme['data'] = {
    ...(themeName && { theme: themeName }),
    ...(vip !== null && { vip: String(vip) }),
    ...themes?.onlyScheme(tokens),
  };
  const applied: AppliedTheme = { data, css: cssOf(tokens) };
  applyTheme(applied);
  if (!preview) writeLocal('device', themeKey, applied);
}

/** Keeps the operator's theme and the player's VIP palette applied to the page (checklist L-04, K-09). */
export function followTheme(): void {
  const update = () => void follow().catch(() => (last = ''));
  subscribe(stores.settings, update);
  subscribe(stores.session, update);
  update();
}
