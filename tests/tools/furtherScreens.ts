import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** Screens that the app doesn't have, each a feature of its own. Last by name, for the bundler sorts by it, and order alone weighs a few bytes. */
export const furtherNames = ['wheel', 'wishes', 'zone'];

/** The sources of such a feature: a screen with its words in two languages, and its calls. */
const sourcesOf = (name: string): Record<string, string> => ({
  [`src/features/${name}/FurtherScreen.tsx`]: `
    import { Failed } from '#shared/page/Failed.tsx';
    import { Page } from '#shared/page/Page.tsx';
    import { useReply } from '#nav/useReply.ts';
    import { EmptyState } from '#ui/states/EmptyState.tsx';
    import { Skeleton } from '#ui/states/Skeleton.tsx';
    import { words } from './words.en.ts';

    export default function FurtherScreen() {
      const t = words.use();
      const { value, failure, retry } = useReply('${name}List', {});
      const rows = value?.list.map(({ id, name }) => <li key={id}>{t('row', { name })}</li>);
      return (
        <Page title={t('title')}>
          {failure && <Failed failure={failure} onRetry={retry} />}
          {!rows && <Skeleton lines={3} />}
          {rows?.length === 0 ? <EmptyState title={t('none')} /> : <ul>{rows}</ul>}
        </Page>
      );
    }`,
  [`src/features/${name}/words.en.ts`]: `
    import { area } from '#i18n/area.ts';
    export const words = area(
      { title: 'The ${name}', row: '{name} is here', none: 'Nobody is here yet' },
      () => import('./words.fil.ts'),
    );`,
  [`src/features/${name}/words.fil.ts`]: `
    export default { title: 'Ang ${name}', row: 'Narito si {name}', none: 'Wala pang narito' };`,
  [`worker/contract/endpoints/${name}.ts`]: `
    import { read, write } from '../endpoint.ts';
    import { holdings } from '../entities.ts';
    import { reward } from '../signInReply.ts';
    import { id, list, record, text } from '../schema.ts';
    export const ${name} = {
      ${name}List: read('Lists', {}, { list: list(record({ id, name: text })) }, { kept: 'user' }),
      ${name}Receive: write('Claims', { id }, { rewards: list(reward), ...holdings }, { money: true, spoils: ['${name}List'] }),
    };`,
});

const added: Readonly<Record<string, string>> = Object.assign({}, ...furtherNames.map(sourcesOf));
/** What a build has of them. */
export const furtherSources = Object.keys(added);

const forEach = (text: (name: string) => string) => furtherNames.map(text).join('\n');

/** Where the app names them: after which text, and what is written there. */
const named: Readonly<Record<string, readonly [after: string, text: string][]>> = {
  'src/shell/pages/rewardPages.ts': [
    [
      `export const rewardPages = [`,
      forEach(
        (name) =>
          `page('/${name}', { guard: 'auth', offline: 'data', load: () => import('#features/${name}/FurtherScreen.tsx') }),`,
      ),
    ],
  ],
  'worker/contract/endpoints.ts': [
    [
      `import { social } from './endpoints/social.ts';`,
      forEach((name) => `import { ${name} } from './endpoints/${name}.ts';`),
    ],
    ['...kyc', forEach((name) => `, ...${name}`)],
  ],
};

/** Adds further screens with their routes, words and calls to the sources of a build. Throws where the sources have no place for them. */
export function furtherScreens(top: string): Plugin {
  const sourceOf = (id: string) => path.relative(top, id.replace(/\?.*/, ''));
  for (const source of furtherSources)
    if (existsSync(path.join(top, source))) throw new Error(`The app has ${source} of its own.`);

  return {
    name: 'perlas:further-screens',
    enforce: 'pre',

    resolveId(id, importer) {
      const feature = id.replace(/^#features\//, 'src/features/');
      const source = id.startsWith('.') && importer ? sourceOf(path.resolve(path.dirname(importer), id)) : feature;
      return added[source] ? path.join(top, source) : null;
    },

    load(id) {
      const source = sourceOf(id);
      if (added[source]) return added[source];
      const places = named[source];
      return places ? withTexts(readFileSync(path.join(top, source), 'utf8'), places) : null;
    },
  };
}

function withTexts(code: string, places: readonly [after: string, text: string][]) {
  return places.reduce((before, [after, text]) => {
    if (!before.includes(after)) throw new Error(`No place for a further screen: there is no ${after}`);
    return before.replace(after, `${after}\n${text}`);
  }, code);
}
