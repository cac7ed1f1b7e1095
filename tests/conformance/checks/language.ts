import { isDeepStrictEqual } from 'node:util';
import type { Check } from '../check.ts';
import { done, must } from '../expect.ts';
import type { Exchange } from '../network.ts';
import { preLoginOf } from '../reads.ts';

const languages = ['en', 'fil'] as const;
type Language = (typeof languages)[number];

/** A document that devices keep by its version; no content where the device has that version. */
interface Kept {
  version: string | null | undefined;
  content: unknown;
}

/** Throws unless the version of a document in one language brings its texts in the other, where they differ. */
async function perLanguage<E extends Exchange>(
  ask: (lang: Language, version: string) => Promise<E>,
  keptIn: (exchange: E) => Kept,
) {
  for (const lang of languages) {
    const other = languages.find((each) => each !== lang)!;
    const [one, another, again] = [await ask(lang, ''), await ask(other, ''), await ask(lang, '')];
    const { version, content } = keptIn(one);
    const changesByItself = !isDeepStrictEqual(content, keptIn(again).content);
    if (!version || changesByItself || isDeepStrictEqual(content, keptIn(another).content)) continue;
    must(version !== keptIn(another).version, 'Another version of texts in another language', one, another);
    const asked = await ask(other, version);
    must(Boolean(keptIn(asked).content), `All of it in “${other}” for the version of “${lang}”`, one, asked);
  }
}

/** What a device is told that has the settings or the lobby in another language. */
export const language: Check[] = [
  {
    id: 'lobby.language',
    says: 'Settings and lobby have a version for each language if their texts differ, and with that of the other all is answered',
    cites: ['payloads, envelope'],
    async run({ client }) {
      await perLanguage(
        (lang, configVersion) => client.call('anonymous/appConfig', { configVersion }, '', lang),
        (each) => ({ version: done(each).configVersion, content: done(each).config }),
      );
      const device = preLoginOf(crypto.randomUUID());
      await perLanguage(
        (lang, gameListVersion) => client.call('preLogin', { ...device, gameListVersion }, '', lang),
        (each) => {
          const { gameListVersion: version, games, gameTypes, brands } = done(each);
          return { version, content: games && { games, gameTypes, brands } };
        },
      );
    },
  },
];
