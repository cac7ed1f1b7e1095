import { Odds, type Chance } from './Odds.tsx';
import layout from '#ui/layout.module.css';
import css from './Odds.module.css';
import { words } from './words.en.ts';

interface RulesProps {
  /** The rules, a sentence or two each. */
  lines: readonly string[];
  /** From the operator's reply; absent for a game without chance. */
  chances?: readonly Chance[] | undefined;
}

/** The rules of a game with its odds, and a note on responsible gaming (players B18, players RG-29). */
export function Rules({ lines, chances }: RulesProps) {
  const t = words.use();
  return (
    <>
      <ul className={layout['bullets']}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {chances && <Odds chances={chances} />}
      {chances && <p className={css['one']}>{t('rulesNote')}</p>}
    </>
  );
}
