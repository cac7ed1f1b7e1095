import { Button } from '#ui/Button.tsx';
import css from './SearchScreen.module.css';
import { words } from './words.ts';

interface HistoryProps {
  history: readonly string[];
  onChoose: (text: string) => void;
  onClear: () => void;
}

/** The search history; a tap searches again. */
export function History({ history, onChoose, onClear }: HistoryProps) {
  const t = words.use();
  if (history.length === 0) return null;
  return (
    <section className={css['history']}>
      <header className={css['historyHead']}>
        <h2>{t('recent')}</h2>
        <Button kind="quiet" onClick={onClear}>
          {t('forget')}
        </Button>
      </header>
      <ul className={css['searches']}>
        {history.map((text) => (
          <li key={text}>
            <Button onClick={() => onChoose(text)}>{text}</Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
