import { useSnapshot } from 'valtio';
import type { Money } from '#contract/schema.ts';
import { isMoney, props } from '#contract/props.ts';
import { stores } from '#data/stores.ts';
import { language, locales } from '#i18n/language.ts';
import { formatMoney } from '#i18n/money.ts';
import { countOf, drawingOf, kindOf } from './props.ts';
import { words } from './words.en.ts';

/**
 * Props by their ids, as players see them (E-09): the operator's name and picture, else ours; `amountOf` a number of
 * them, money in pesos; `textOf` the same with their name: `₱5.00`, `3 diamonds`; `gainOf` as what was
 * received: `+3 diamonds`; `num` how many units one of them is.
 */
export function useProps() {
  const t = words.use();
  const { code } = useSnapshot(language);
  const { config } = useSnapshot(stores.settings);
  return (id: number) => {
    const own = config?.propConfigMap?.[id];
    const numberOf = (count: number) => count.toLocaleString(locales[code]);
    const amountOf = (count: number) => (isMoney(id) ? formatMoney(count as Money) : `×${numberOf(count)}`);
    const kind = kindOf(id);
    const name = own?.name || t(kind);
    const counted = own?.name ? undefined : countOf(kind);
    const textOf = (count: number) => {
      if (counted) return t(counted, { n: count });
      return id === props.coin ? amountOf(count) : `${amountOf(count)} ${name}`;
    };
    const gainOf = (count: number) => (counted || isMoney(id) ? `+${textOf(count)}` : `+${numberOf(count)} ${name}`);
    return {
      name,
      picture: drawingOf(id, own?.icon),
      num: own?.num ?? 1,
      amountOf,
      textOf,
      gainOf,
    };
  };
}
