import { Fragment } from 'react';
import { isMoney } from '#contract/props.ts';
import css from './Awards.module.css';
import type { Reward } from './showRewards.ts';
import { useProps } from './useProps.ts';

/** The class of a reward's colour: gold for money, teal for anything else. */
export const rewardColour = (id: number) => css[isMoney(id) ? 'money' : 'prop'];

/** Awards in one text, each in its colour: `₱5.00 + 1 lottery ticket`. */
export function Awards({ awards }: { awards: readonly Reward[] }) {
  const propOf = useProps();
  return awards.map(({ id, count }, place) => (
    <Fragment key={place}>
      {place > 0 && ' + '}
      <span className={rewardColour(id)}>{propOf(id).textOf(count)}</span>
    </Fragment>
  ));
}
