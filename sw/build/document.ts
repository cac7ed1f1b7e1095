import { digest } from './digest.ts';
import type { Inline } from './csp.ts';
import type { InlineScripts } from './starter.ts';

const placeholders = { starter: '<!--starter-->', notice: '<!--notice-->' } as const;
const stylesheet = /\s*<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g;
/** The page's entry script, and the `modulepreload` links that Vite adds for its imports. */
const scripts = /(<script type="module"[^>]*><\/script>)((?:<link rel="modulepreload"[^>]*>)+)/;
const preload = /<link rel="modulepreload" crossorigin href="([^"]+)">/g;
const betweenTags = />\s+</g;
/** Line breaks, and styles, which keep theirs: their digests are in the policy. */
const lineBreaks = /(<style>[^]*?<\/style>)|\s*\n\s*/g;
const inlineStyle = /<style>([^]*?)<\/style>/g;

interface Head {
  readonly build: string;
  readonly scripts: InlineScripts;
  /** The policy for a `<meta>`; none in development, where Vite adds scripts and styles. */
  readonly policy?: string;
  readonly modules?: readonly string[];
  readonly styles?: readonly string[];
}

/** The stylesheets that the document links to, in order: its own, then `more`. */
export const sheetsOf = (html: string, more: readonly string[] = []) => [
  ...[...html.matchAll(stylesheet)].map(([, file = '']) => file),
  ...more,
];

/**
 * The digests of inline scripts and styles, for the policy; `sheets` are the stylesheets as the service worker
 * inlines them.
 */
export function inlineOf(html: string, inline: InlineScripts, sheets: string): Inline {
  const styles = [...[...html.matchAll(inlineStyle)].map(([, style = '']) => style), sheets].map(digest);
  return { scripts: Object.values(inline).map((script: string) => digest(script)), styles };
}

/**
 * Turns the preloads of a script's imports into scripts before it: a browser runs each in its own task, and can paint
 * in between.
 */
const asScripts = (_: string, entryScript: string, imports: string) =>
  imports.replace(preload, '<script type="module" src="$1"></script>') + entryScript;

/**
 * Writes policy, build, starter and preloads into the document's head, with the policy before anything it governs.
 * Stylesheets move behind the skeleton, which paints without waiting for them; scripts still wait for them, and run
 * one by one. Whitespace between tags is removed.
 */
export function withHead(html: string, { build, scripts: inline, policy, modules = [], styles = [] }: Head): string {
  for (const [name, placeholder] of Object.entries(placeholders))
    if (!html.includes(placeholder)) throw new Error(`src/index.html has no ${placeholder} to put the ${name} at.`);
  const sheets = sheetsOf(html, styles);
  const head = [
    policy === undefined ? '' : `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    `<meta name="build" content="${build}">`,
    `<script>${inline.appearance}</script>`,
    `<script id="start">${inline.starter}</script>`,
    ...modules.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ...sheets.map((file) => `<link rel="preload" as="style" crossorigin href="/${file}">`),
  ];
  const links = sheets.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`);
  return html
    .replace(stylesheet, '')
    .replace(betweenTags, '><')
    .replace(lineBreaks, (_, style?: string) => style ?? ' ')
    .replace(scripts, asScripts)
    .replace(placeholders.starter, () => head.join(''))
    .replace(placeholders.notice, () => `<script>${inline.notice}</script>`)
    .replace('</body>', () => `${links.join('')}</body>`);
}
