import { useSnapshot } from 'valtio';
import type { Output } from '#contract/endpoints.ts';
import { formatDateTime } from '#i18n/dates.ts';
import { language, locales } from '#i18n/language.ts';
import { formatMoney } from '#i18n/money.ts';
import { href } from '#nav/href.ts';
import { LinkButton } from '#shared/page/LinkButton.tsx';
import { cardClass } from '#ui/cardClass.ts';
import css from './Wheel.module.css';
import { words } from './words.en.ts';

type Info = Readonly<Output<'getJackpotDrawInfo'>>;

/**
 * What a draw still requires, with links to it, or when the next one is available (JP-03); nothing while one is
 * ready.
 */
export function Needs({ info }: { info: Info }) {
  const t = words.use();
  const { code } = useSnapshot(language);
  const { canReceiveDrawChance, needDeposit, needTyping, nextChanceTime } = info;
  if (canReceiveDrawChance) return null;
  if (needDeposit === 0 && needTyping === 0) {
    const time = nextChanceTime ? formatDateTime(nextChanceTime, locales[code]) : undefined;
    return (
      <p className={`${cardClass()} ${css['need']}`}>
        {t('usedUp')} {time && t('next', { time })}
      </p>
    );
  }
  return (
    <section className={`${cardClass()} ${css['need']}`} aria-label={t('needTitle')}>
      <h2>{t('needTitle')}</h2>
      {needDeposit > 0 && (
        <p>
          <span>{t('needDeposit', { amount: formatMoney(needDeposit) })}</span>
          <LinkButton to={href('/wallets')}>{t('toDeposit')}</LinkButton>
        </p>
      )}
      {needTyping > 0 && (
        <p>
          <span>{t('needTyping', { amount: formatMoney(needTyping) })}</span>
          <LinkButton to={href('/')}>{t('toGames')}</LinkButton>
        </p>
      )}
    </section>
  );
}
