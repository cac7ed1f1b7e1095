import type { Output } from '#contract/endpoints.ts';
import { MoneyText } from '#ui/text/MoneyText.tsx';
import css from './Prizes.module.css';
import { words } from './words.en.ts';

type Info = Readonly<Pick<Output<'lotteryInfo'>, 'numbers' | 'combinations'>> & {
  readonly prizes: readonly Readonly<Output<'lotteryInfo'>['prizes'][number]>[];
};

/** The prizes for matched numbers and their odds, from the operator's reply, before the first entry (players B18). */
export function Prizes({ info: { numbers, combinations, prizes } }: { info: Info }) {
  const t = words.use();
  const oneIn = (ways: number) => t('oneIn', { n: Math.round(combinations / ways) });
  return (
    <table className={css['prizes']}>
      <caption>{t('prizes')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('matched')}</th>
          <th scope="col">{t('prize')}</th>
          <th scope="col">{t('odds')}</th>
        </tr>
      </thead>
      <tbody>
        {prizes.map(({ matched, prize, ways }) => (
          <tr key={matched}>
            <th scope="row">
              {matched}/{numbers.pick}
            </th>
            <td>{prize === undefined || prize === null ? t('shared') : <MoneyText amount={prize} />}</td>
            <td>{oneIn(ways)}</td>
          </tr>
        ))}
        <tr>
          <th scope="row" colSpan={2}>
            {t('anyPrize')}
          </th>
          <td>{oneIn(prizes.reduce((sum, { ways }) => sum + ways, 0))}</td>
        </tr>
      </tbody>
    </table>
  );
}
