import { only, withBody, type Fault } from './fault.ts';
import type { Sent } from './sandbox.ts';

const documents = [
  { what: 'the settings', path: 'anonymous/appConfig', version: 'configVersion' },
  { what: 'the lobby', path: 'preLogin', version: 'gameListVersion' },
] as const;

/** A version without what it says of a language. */
const common = (version: unknown) => (typeof version === 'string' ? version.replace(/-fil$/, '') : version);

/** Names the lobby’s categories by the language of the request, as an operator with more texts does. */
function translate({ headers }: Sent, body: Record<string, unknown>) {
  const types = (body['gameTypes'] ?? []) as { name: string }[];
  if (headers['accept-language'] === 'fil') for (const type of types) type.name = `Mga ${type.name}`;
}

/** Faults of texts in several languages. */
export const ofLanguage: Fault[] = documents.flatMap(({ what, path, version }) => [
  {
    says: `${what} of both languages have one version`,
    foundBy: 'lobby.language',
    plant: () =>
      only(path, async (sent, forward) => {
        const came = await forward(sent);
        translate(sent, came.body);
        came.body[version] = common(came.body[version]);
        return came;
      }),
  },
  {
    says: `a device that has ${what} in one language never gets the other`,
    foundBy: 'lobby.language',
    plant: () =>
      only(path, async (sent, forward) => {
        const whole = await forward(withBody(sent, { [version]: '' }));
        translate(sent, whole.body);
        if (common(whole.body[version]) !== common(sent.body[version])) return whole;
        const { config: _, games: __, gameTypes: ___, brands: ____, ...rest } = whole.body;
        return { ...whole, body: rest };
      }),
  },
]);
