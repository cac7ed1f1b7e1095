import { only } from './fault.ts';
import type { Lawful } from './lawful.ts';

/** What operators may do otherwise with languages and versions. */
export const lawfulTexts: readonly Lawful[] = [
  {
    says: 'every text is in one language',
    passes: ['lobby.language'],
    plant: () => (sent, forward) => forward({ ...sent, headers: { ...sent.headers, 'accept-language': 'en' } }),
  },
  {
    says: 'the lobby has figures that differ from answer to answer, under one version',
    passes: ['lobby.language'],
    plant: () => {
      let answers = 0;
      return only('preLogin', async (sent, forward) => {
        const came = await forward(sent);
        for (const type of (came.body['gameTypes'] ?? []) as { players: number }[]) type.players = ++answers;
        if (came.body['gameListVersion']) came.body['gameListVersion'] = 'one';
        return came;
      });
    },
  },
];
