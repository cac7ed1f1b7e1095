import { GameList } from '#shared/games/GameList.tsx';
import { useCatalogue } from '#shared/games/useCatalogue.ts';
import { app } from '#data/worker.ts';
import { closest, piecesOf } from './nearMatch.ts';
import { Popular } from './Popular.tsx';
import css from './SearchScreen.module.css';
import { words } from './words.ts';

/** The most games shown as near matches. */
const most = 6;

/** The most games looked at for one piece of the text. */
const mostFound = 60;

const look = async (text: string) => (await app.games.findGames({ text, from: 0, count: mostFound })).tiles;

/** Games with a name like a text that no game has, or else the popular ones. */
export function NearMatches({ text, onOpen }: { text: string; onOpen: () => void }) {
  const t = words.use();
  const { value, failed } = useCatalogue(`near ${text}`, async () =>
    closest(await Promise.all(piecesOf(text).map(look))),
  );
  if (!value && !failed) return null;
  if (!value?.length) return <Popular />;
  return (
    <section className={css['history']}>
      <h2>{t('didYouMean')}</h2>
      <GameList tiles={value.slice(0, most)} onOpen={onOpen} />
    </section>
  );
}
