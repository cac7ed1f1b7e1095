import { GameList } from '#shared/games/GameList.tsx';
import { useCatalogue } from '#shared/games/useCatalogue.ts';
import { app } from '#data/worker.ts';
import { Popular } from './Popular.tsx';
import { words } from './words.en.ts';
import layout from '#ui/layout.module.css';

/** The most games shown as near matches. */
const most = 6;

/** Games with a name similar to the text, or else popular ones. */
export function NearMatches({ text, onOpen }: { text: string; onOpen: () => void }) {
  const t = words.use();
  const { value, failed } = useCatalogue(`near ${text}`, () => app.games.nearGames(text, most));
  if (!value && !failed) return null;
  if (!value?.length) return <Popular />;
  return (
    <section className={layout['stack2']}>
      <h2>{t('didYouMean')}</h2>
      <GameList tiles={value} onOpen={onOpen} />
    </section>
  );
}
