import { useEffect, useEffectEvent } from 'react';
import { useSnapshot } from 'valtio';
import { isMoney, isPropOf } from '#contract/props.ts';
import type { Output } from '#contract/endpoints.ts';
import { language, locales } from '#i18n/language.ts';
import { formatMoney } from '#i18n/money.ts';
import { chanceText } from '#shared/draws/chance.ts';
import { Rules } from '#shared/draws/Rules.tsx';
import { Worth } from '#shared/draws/Worth.tsx';
import { useProps } from '#shared/rewards/useProps.ts';
import { words } from './words.en.ts';

/** Parts per million in a ten-thousandth. */
const perShare = 100;

interface JackpotRulesProps {
  rules: Readonly<Output<'jackpotRules'>>;
  /** Called with whether the odds are on screen. */
  onShown?: ((shown: boolean) => void) | undefined;
}

/** The rules of the wheel, with the odds of every result as the operator draws them (JP-11, players B18). */
export function JackpotRules({ rules: { results, deposit, stake, share }, onShown }: JackpotRulesProps) {
  const t = words.use();
  const { code } = useSnapshot(language);
  const propOf = useProps();
  const tell = useEffectEvent((shown: boolean) => onShown?.(shown));
  useEffect(() => {
    tell(true);
    return () => tell(false);
  }, []);
  const lines = [
    t('ruleDay', { deposit: formatMoney(deposit), stake: formatMoney(stake) }),
    t('ruleDecided'),
    t('ruleTiers'),
    t('ruleShare', { share: chanceText(share * perShare, locales[code]) }),
    t('ruleOnce'),
    t('ruleOwn'),
  ];
  const chances = results.map(({ propId, count, chance }) => ({
    propId,
    count,
    chance,
    ...(isPropOf('jackpot', propId) && { text: propOf(propId).name }),
  }));
  const others = [...new Set(results.map(({ propId }) => propId).filter((id) => !isMoney(id)))];
  return (
    <>
      <Rules lines={lines} chances={chances} />
      {others.map((id) => (
        <p key={id}>
          <small>{propOf(id).name}:</small> <Worth id={id} />
        </p>
      ))}
    </>
  );
}
