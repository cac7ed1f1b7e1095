import type { CSSProperties, ReactNode } from 'react';
import { Icon } from '#ui/media/Icon.tsx';
import { inTime } from '#ui/states/inTime.ts';
import { Picture } from '#ui/media/Picture.tsx';
import { cardClass } from '#ui/cardClass.ts';
import hidden from '#ui/visuallyHidden.module.css';
import { rewardColour } from '#shared/rewards/Awards.tsx';
import { useProps } from '#shared/rewards/useProps.ts';
import css from './Board.module.css';
import { ringOf } from './ring.ts';
import type { Highlight } from './useHighlight.ts';

/** A cell: a count of a prop, replaced by `text` if given. */
interface Cell {
  propId: number;
  count: number;
  text?: string | undefined;
}

interface BoardProps {
  /** The accessible name. */
  label: string;
  /** 4, 8 or 10 cells, clockwise from the upper left; any other number in rows of two. */
  cells: readonly Cell[];
  highlight: Pick<Highlight, 'lit' | 'isMoving'>;
  /** The result in words, announced to screen readers at the end. */
  result?: string | undefined;
  /** The content of the middle: the button. */
  children: ReactNode;
}

/**
 * A wheel as a ring of cells, one of them lit while the highlight moves (JP-01, SP-01). Only opacity changes
 * (players B12); the result is announced, the highlight is not.
 */
export function Board({ label, cells, highlight, result, children }: BoardProps) {
  const propOf = useProps();
  const { columns, places } = ringOf(cells.length);
  return (
    <section aria-label={label} className={css['place']}>
      <div
        className={`${cardClass()} ${css['board']}`}
        data-hollow={columns > 2 || undefined}
        style={{ '--columns': columns } as CSSProperties}
      >
        <ol className={css['cells']}>
          {cells.map(({ propId, count, text }, place) => {
            const { name, picture, amountOf } = propOf(propId);
            const { row, column } = places[place]!;
            const isWon = highlight.lit === place && !highlight.isMoving;
            return (
              <li
                key={place}
                className={css['cell']}
                style={{ '--row': row, '--column': column } as CSSProperties}
                data-lit={highlight.lit === place || undefined}
                data-won={isWon || undefined}
              >
                <Picture ref={inTime} src={picture} width={32} height={32}>
                  <Icon name="gift" />
                </Picture>
                <span className={`${css['count']} ${isWon ? rewardColour(propId) : ''}`}>
                  {text ?? amountOf(count)}
                </span>
                <span className={hidden['unseen']}>{name}</span>
              </li>
            );
          })}
        </ol>
        <div className={css['middle']}>{children}</div>
      </div>
      <output className={hidden['unseen']}>{!highlight.isMoving && result}</output>
    </section>
  );
}
