/** A server's answer, as far as its configuration determines it. */
export interface Answered {
  status: number;
  /** The file sent, by its path from the site's root. */
  file?: string;
  /** The text that the configuration itself has as the body. */
  body?: string;
  /** By name in lower case. */
  headers: Record<string, string>;
}

export interface Asked {
  path: string;
  method?: string;
  /** The length of the body. */
  bytes?: number;
  /** The files of the site, by their path from its root. */
  files: ReadonlySet<string>;
  root: string;
}

/** A directive of a configuration: its words and the content of its block. */
export interface Directive {
  words: string[];
  inside?: Directive[];
}

const token = /"((?:\\.|[^"\\])*)"|`([^`]*)`|#[^\n]*|\{[\w.]+\}\S*|[{}]|;|\n|[^\s;"`]+/g;

/**
 * Reads directives that end with a `;` (nginx) or with their line (Caddy), with blocks in braces; Caddy's placeholders
 * are words.
 */
export function readDirectives(text: string, end: ';' | '\n'): Directive[] {
  const stack: Directive[][] = [[]];
  let words: string[] = [];
  const close = () => {
    if (words.length > 0) stack.at(-1)!.push({ words });
    words = [];
  };
  for (const [whole, quoted, raw] of text.matchAll(token)) {
    if (quoted !== undefined) words.push(quoted.replaceAll(/\\(["\\])/g, '$1'));
    else if (raw !== undefined) words.push(raw);
    else if (whole === '{') {
      const inside: Directive[] = [];
      stack.at(-1)!.push({ words, inside });
      stack.push(inside);
      words = [];
    } else if (whole === '}') {
      close();
      stack.pop();
    } else if (whole === end) close();
    else if (whole.trim() !== '' && !whole.startsWith('#')) words.push(whole);
  }
  return stack[0]!;
}

/** The directives of a name. */
export const named = (directives: readonly Directive[], name: string) =>
  directives.filter(({ words }) => words[0] === name);

/** The second word of the last directive of a name. */
export const wordOf = (directives: readonly Directive[], name: string) => named(directives, name).at(-1)?.words.at(-1);
