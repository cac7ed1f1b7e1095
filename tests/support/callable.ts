import type { createApp } from '#worker/app.ts';
import type { Later, Loaded } from '#worker/invoke.ts';

type Groups = ReturnType<typeof createApp>;

/** The actions of a worker's app, to be called in its own realm. */
export type App = {
  [G in keyof Groups]: Groups[G] extends () => unknown
    ? { [K in keyof Loaded<Groups>[G]]: Later<Loaded<Groups>[G][K]> }
    : Groups[G];
};

const later = (load: () => Promise<object>) =>
  new Proxy(
    {},
    {
      get:
        (_, action: string) =>
        async (...given: unknown[]): Promise<unknown> =>
          (Reflect.get(await load(), action) as (...args: unknown[]) => unknown)(...given),
    },
  );

/** Makes the actions of an app callable, including those whose code loads on the first call. */
export const callable = (groups: Groups) =>
  Object.fromEntries(
    Object.entries(groups).map(([name, group]) => [name, typeof group === 'function' ? later(group) : group]),
  ) as App;
