import { lazy as lazyComponent, type FunctionComponent } from 'react';
import { Failure } from '#contract/failure.ts';
import { languageReady } from '#i18n/area.ts';

/**
 * Loads code together with its texts in the current language, English being the fallback. Code that fails to load is
 * `missing`, not a bug.
 */
export async function loaded<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    throw new Failure('missing', 0, {}, String(error));
  } finally {
    await languageReady();
  }
}

/**
 * A component whose code and texts load at its first render. `missing` is shown if the code fails to load, or the
 * page's error state without it.
 */
export const lazy = <P extends object>(load: () => Promise<FunctionComponent<P>>, missing?: FunctionComponent<P>) =>
  lazyComponent(async () => {
    const had = loaded(load);
    return { default: await (missing ? had.catch(() => missing) : had) };
  });
