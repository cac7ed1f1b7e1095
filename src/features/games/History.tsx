import { Button } from '#ui/Button.tsx';
import layout from '#ui/layout.module.css';
import css from './SearchScreen.module.css';
import { words } from './words.en.ts';

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
    <section className={layout['stack2']}>
      <header className={css['historyHead']}>
        <h2>{t('recent')}</h2>
        <Button kind="quiet" onClick={onClear}>
          {t('forget')}
        </Button>
      </header>
      <ul className={`${css['searches']} ${layout['list']} ${layout['cluster']}`}>
        {history.map((text) => (
          <li key={text}>
            <Button onClick={() => onChoose(text)}>{text}</Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
