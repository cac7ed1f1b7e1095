import type { Catalogue, Values } from '#i18n/catalogue.ts';

/** A text by its key, and what fills its blanks. */
export interface AnyPhrase {
  readonly key: string;
  readonly params?: object;
}

/** A text of an area's catalogue, and what fills its blanks. */
export type Phrase<E extends Catalogue, K extends keyof E = keyof E> = {
  [N in K]: Values<E[N]> extends [infer P] ? { key: N; params: P } : { key: N };
}[K];

type Say = (key: string, params?: object) => string;

/** A phrase in the words of an area. */
export const sayPhrase = (say: unknown, { key, params }: AnyPhrase) => (say as Say)(key, params);
