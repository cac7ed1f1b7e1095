import { digest } from './digest.ts';
import type { Inline } from './policy.ts';

const placeholder = '<!--starter-->';
const stylesheet = /\s*<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g;
/** The page's entry script, and the `modulepreload` links that Vite adds for its imports. */
const scripts = /(<script type="module"[^>]*><\/script>)((?:<link rel="modulepreload"[^>]*>)+)/;
const preload = /<link rel="modulepreload" crossorigin href="([^"]+)">/g;
const betweenTags = />\s+</g;
/** A line break inside a tag. */
const lineBreaks = /(?<=<meta\b[^>]*)\s*\n\s*/g;
const inlineStyle = /<style>([^]*?)<\/style>/g;

interface Head {
  readonly build: string;
  /** The starter's text. */
  readonly script: string;
  /** The policy for a `<meta>`; none in development, where Vite adds scripts and styles. */
  readonly policy?: string;
  readonly modules?: readonly string[];
  readonly styles?: readonly string[];
}

/** The digests of inline scripts and styles, for the policy. */
export function inlineOf(html: string, script: string): Inline {
  const styles = [...html.matchAll(inlineStyle)].map(([, style = '']) => digest(style));
  return { scripts: [digest(script)], styles };
}

/**
 * Turns the preloads of a script's imports into scripts before it: a browser runs each in its own task, and can paint
 * in between.
 */
const asScripts = (_: string, entryScript: string, imports: string) =>
  imports.replace(preload, '<script type="module" src="$1"></script>') + entryScript;

/**
 * Writes policy, build, starter and preloads into the document's head, with the policy before anything it governs.
 * Stylesheets move behind the skeleton, which is painted without waiting for them; scripts still wait for them, and run
 * one by one. Whitespace between tags is removed.
 */
export function withHead(html: string, { build, script, policy, modules = [], styles = [] }: Head): string {
  if (!html.includes(placeholder)) throw new Error(`src/index.html has no ${placeholder} to put the starter at.`);
  const sheets = [...[...html.matchAll(stylesheet)].map(([, file = '']) => file), ...styles];
  const head = [
    policy === undefined ? '' : `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    `<meta name="build" content="${build}">`,
    `<script>${script}</script>`,
    ...modules.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ...sheets.map((file) => `<link rel="preload" as="style" crossorigin href="/${file}">`),
  ];
  const links = sheets.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`);
  return html
    .replace(stylesheet, '')
    .replace(betweenTags, '><')
    .replace(lineBreaks, ' ')
    .replace(scripts, asScripts)
    .replace(placeholder, () => head.join(''))
    .replace('</body>', () => `${links.join('')}</body>`);
}
