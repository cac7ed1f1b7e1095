import type { Output } from '#contract/endpoints.ts';
import { props } from '#contract/props.ts';
import type { Money } from '#contract/schema.ts';
import { formatMoney } from '#i18n/money.ts';
import { useAsOf } from '#i18n/useFreshness.ts';
import { words as common } from '#i18n/words.en.ts';
import { useProps } from '#shared/rewards/useProps.ts';
import { Picture } from '#ui/media/Picture.tsx';
import { inTime } from '#ui/states/inTime.ts';
import { MoneyText } from '#ui/text/MoneyText.tsx';
import layout from '#ui/layout.module.css';
import typography from '#ui/typography.module.css';
import css from './Wheel.module.css';
import { words } from './words.en.ts';

type Info = Readonly<Output<'getJackpotDrawInfo'>>;

/** The tiers, highest first, with their current, lowest and highest amounts. */
export const tiersOf = (info: Info) => [
  { id: props.mega, amount: info.megaJackpot, section: info.megaSection },
  { id: props.major, amount: info.majorJackpot, section: info.majorSection },
  { id: props.minor, amount: info.minorJackpot, section: info.minorSection },
  { id: props.mini, amount: info.miniJackpot, section: info.miniSection },
];

/** An amount without zero hundredths: `₱2,000`. */
const whole = (amount: Money | undefined) => formatMoney(amount).replace(/\.00$/, '');

/** The jackpots' amounts, with the operator's time, and each one's range (JP-02, players RG-32). */
export function Tiers({ info, at }: { info: Info; at: number }) {
  const t = words.use();
  const shared = common.use();
  const propOf = useProps();
  const time = useAsOf(at);
  return (
    <section aria-label={t('tiers')} className={`${css['tiers']} ${layout['stack3']}`}>
      <p className={css['total']}>
        <span className={`${css['small']} ${typography['caption']}`}>
          {t('total')}
          {time && ` · ${shared('asOf', { time })}`}
        </span>
        <MoneyText amount={info.total} large />
      </p>
      <ul>
        {tiersOf(info).map(({ id, amount, section: [least, most] }) => {
          const { name, picture } = propOf(id);
          return (
            <li key={id} data-tier={id}>
              <Picture ref={inTime} src={picture} width={24} height={24} />
              <span className={css['tierName']}>{name}</span>
              <span className={css['tierAmount']}>
                <MoneyText amount={amount} />
              </span>
              {most !== undefined && (
                <span className={`${css['small']} ${typography['caption']}`}>
                  {whole(least)}–{whole(most)}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
