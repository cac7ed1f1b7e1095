import type { Catalogue, Values } from '#i18n/catalogue.ts';

/** A text by its key, with its placeholder values. */
export interface AnyPhrase {
  readonly key: string;
  readonly params?: object;
}

/** A text of an area's catalogue, with its placeholder values. */
export type Phrase<E extends Catalogue, K extends keyof E = keyof E> = {
  [N in K]: Values<E[N]> extends [infer P] ? { key: N; params: P } : { key: N };
}[K];

type Say = (key: string, params?: object) => string;

/** Translates a phrase with an area's texts. */
export const sayPhrase = (say: unknown, { key, params }: AnyPhrase) => (say as Say)(key, params);
