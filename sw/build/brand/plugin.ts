import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { unusable, type Brand } from './brand.ts';
import { inDocument } from './colours.ts';
import { pictureFaults, picturesOf } from './icons.ts';
import { manifestFile, manifestOf, type ManifestLanguage } from './manifest.ts';
import { escaped, noticeForm, noticeRules, type NoticeTexts } from './notice.ts';
import { rewriting } from './rewrite.ts';
import { readTexts, type Texts } from './texts.ts';

const manifests: readonly ManifestLanguage[] = ['en', 'fil'];
const noticeArea = 'i18n/ageNotice';

/** Gives the app a brand: writes its pictures and manifest, and puts its colours, texts and languages into the sources. */
export function branded(top: string, brand: Brand): Plugin[] {
  const further = Object.entries(brand.languages).map(([code, { name }]) => [code, name] as const);
  const names = { en: 'English', fil: 'Filipino', ...Object.fromEntries(further) };
  let texts: Texts = {};
  let sources = rewriting(top, brand, texts);
  const written = async (language: ManifestLanguage) => JSON.stringify(await manifestOf(brand, language), null, 2);

  const notice = async () =>
    noticeForm(
      await Promise.all(
        Object.entries(names).map(async ([code, name]) => ({
          code,
          name,
          texts: (await sources.textsOf(code, noticeArea)) as NoticeTexts,
        })),
      ),
      brand.name,
    );

  const sourcesAndFiles: Plugin = {
    name: 'perlas:brand',
    enforce: 'pre',
    sharedDuringBuild: true,

    async configResolved() {
      texts = await readTexts(top, brand);
      sources = rewriting(top, brand, texts);
    },

    async buildStart() {
      if (this.environment.name !== 'client' || this.environment.mode !== 'build') return;
      const faults = await pictureFaults(brand);
      if (faults.length > 0) throw unusable(brand.folder, faults);
      for (const language of manifests)
        this.emitFile({ type: 'asset', fileName: manifestFile(language), source: await written(language) });
      for (const fileName of picturesOf(brand))
        this.emitFile({ type: 'asset', fileName, source: await readFile(path.join(brand.folder, fileName)) });
    },

    configureServer({ middlewares }) {
      const pictures = picturesOf(brand);
      middlewares.use((request, response, next) => {
        const name = (request.url ?? '').slice(1).replace(/\?.*/, '');
        const manifest = manifests.find((language) => name === manifestFile(language));
        if (manifest) void written(manifest).then((content) => response.end(content), next);
        else if (pictures.includes(name))
          void readFile(path.join(brand.folder, name)).then((content) => {
            if (name.endsWith('.svg')) response.setHeader('Content-Type', 'image/svg+xml');
            response.end(content);
          }, next);
        else next();
      });
    },

    resolveId(id, importer = '') {
      const [, code = ''] = /^\.\/words\.(\w+)\.ts$/.exec(id) ?? [];
      return Object.hasOwn(brand.languages, code) ? path.join(path.dirname(importer), `words.${code}.ts`) : null;
    },

    load(id) {
      const [, of = '', code = ''] = /^src\/(.+)\/words\.(\w+)\.ts$/.exec(path.relative(top, id)) ?? [];
      return Object.hasOwn(brand.languages, code) ? sources.catalogueIn(code, of) : null;
    },

    async transform(code, id) {
      if (!id.startsWith(path.join(top, 'src'))) return null;
      const own = await sources.rewrite(id, code);
      return own === code ? null : { code: own, map: null };
    },

    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const form = await notice();
        return html
          .replaceAll('%VITE_BRAND_NAME%', () => escaped(brand.name))
          .replaceAll('%BRAND_DESCRIPTION%', () => escaped(brand.description))
          .replace('<!--age-notice-->', () => form);
      },
    },
  };

  const colours: Plugin = {
    name: 'perlas:brand-colours',
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        inDocument(html, brand.palette).replace('</style>', `${noticeRules(Object.keys(brand.languages))}</style>`),
    },
  };
  return [sourcesAndFiles, colours];
}
