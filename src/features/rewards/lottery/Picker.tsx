import { useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { LotteryNumbers } from '#contract/rewards/lottery.ts';
import { stores } from '#data/stores.ts';
import { Button } from '#ui/Button.tsx';
import { Balls } from './Balls.tsx';
import layout from '#ui/layout.module.css';
import typography from '#ui/typography.module.css';
import css from './Picker.module.css';
import shared from './LotteryScreen.module.css';
import { BuyBar } from './BuyBar.tsx';
import { another, entriesOf, quickPick, tap, without, type Picks } from './picks.ts';
import { words } from './words.en.ts';

interface PickerProps {
  rule: LotteryNumbers;
  /** The price of an entry in lottery tickets. */
  price: number;
  /** How many entries one order may have now. */
  most: number;
  picks: Picks;
  onPick: (picks: Picks) => void;
  /** An order is being sent, or its outcome is unknown. */
  busy: boolean;
  onBuy: (entries: number[][]) => void;
}

/** Entries composed by choosing numbers or by quick picks, and their purchase (LO-02, V-29). */
export function Picker({ rule, price, most, picks, onPick, busy, onBuy }: PickerProps) {
  const t = words.use();
  const { userId } = useSnapshot(stores.session);
  const [fault, setFault] = useState(false);
  const grid = useRef<HTMLFieldSetElement>(null);
  const { chosen, entries } = picks;
  const missing = rule.pick - chosen.length;
  const complete = entriesOf(picks, rule);
  const isUnfinished = missing > 0 && (chosen.length > 0 || entries.length === 0);

  const pick = (next: Picks) => {
    setFault(false);
    onPick(next);
  };
  const buy = () => {
    if (!isUnfinished) return onBuy(complete);
    setFault(true);
    grid.current?.querySelector('button')?.focus();
  };

  return (
    <>
      <section className={`${css['picker']} ${layout['stack3']}`} aria-label={t('yourNumbers')}>
        <div className={shared['head']}>
          <h2 className={typography['subheading']}>{t('yourNumbers')}</h2>
          <span className={typography['caption']}>{t('perEntry', { n: price })}</span>
        </div>
        {entries.length > 0 && (
          <ol className={`${layout['list']} ${layout['stack2']}`}>
            {entries.map((numbers, place) => (
              <li key={place} className={css['put']}>
                <Balls numbers={numbers} label={t('entry', { n: place + 1 })} />
                <Button
                  kind="quiet"
                  aria-label={t('remove', { n: place + 1 })}
                  onClick={() => pick(without(picks, place))}
                >
                  ✕
                </Button>
              </li>
            ))}
          </ol>
        )}
        <Balls numbers={chosen} places={rule.pick} label={t('entry', { n: entries.length + 1 })} />
        {fault ? (
          <p role="alert" className={typography['danger']}>
            {t(chosen.length > 0 ? 'unfinished' : 'start', { n: missing })}
          </p>
        ) : (
          <output className={typography['caption']}>
            {missing > 0 && t(chosen.length > 0 ? 'choose' : 'start', { n: missing })}
          </output>
        )}
        <fieldset ref={grid} className={css['grid']} aria-label={t('yourNumbers')}>
          {Array.from({ length: rule.max }, (_, place) => place + 1).map((number) => (
            <button
              key={number}
              type="button"
              className={css['number']}
              aria-label={t('number', { n: number })}
              aria-pressed={chosen.includes(number)}
              aria-disabled={missing === 0 && !chosen.includes(number)}
              onClick={() => pick(tap(picks, number, rule))}
            >
              {number}
            </button>
          ))}
        </fieldset>
        <div className={shared['ways']}>
          {missing === 0 && complete.length < most && (
            <Button onClick={() => pick(another(picks))}>{t('addEntry')}</Button>
          )}
          {chosen.length > 0 && (
            <Button kind="quiet" onClick={() => pick({ entries, chosen: [] })}>
              {t('clear')}
            </Button>
          )}
        </div>
      </section>
      <BuyBar
        entries={complete.length}
        price={price}
        ready={!isUnfinished}
        busy={busy}
        visitor={userId === 0}
        onQuickPick={() => pick(quickPick(picks, rule))}
        onBuy={buy}
      />
    </>
  );
}
