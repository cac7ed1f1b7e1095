import { lazy as lazyComponent, type FunctionComponent } from 'react';
import { Failure } from '#contract/failure.ts';
import { languageReady } from '#i18n/area.ts';

/** Code with its words in the language on screen, which come even if it doesn't. Code is loaded over the network, so not having it is the network's failure, and no bug. */
export async function loaded<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    throw new Failure('network', 0, {}, String(error));
  } finally {
    await languageReady();
  }
}

/** A component that is loaded, with its words, when it is first drawn. `missing` stands in its place where the code can't be had; without one that is its page's failure. */
export const lazy = <P extends object>(load: () => Promise<FunctionComponent<P>>, missing?: FunctionComponent<P>) =>
  lazyComponent(async () => {
    const had = loaded(load);
    return { default: await (missing ? had.catch(() => missing) : had) };
  });
