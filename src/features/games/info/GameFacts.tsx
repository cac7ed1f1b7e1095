import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import type { Game } from '#contract/entities.ts';
import { language, locales } from '#i18n/language.ts';
import { useTypeName } from '#shared/games/useTypeName.ts';
import { LeaveLink } from '#shared/page/LeaveLink.tsx';
import { stores } from '#data/stores.ts';
import { formatMoney } from '#i18n/money.ts';
import { buttonClass } from '#ui/buttonClass.ts';
import typography from '#ui/typography.module.css';
import css from './GameInfoModal.module.css';
import { percent, readable, screenOf, volatilityOf } from './readFacts.ts';
import { words } from '../words.en.ts';

/** A game's facts from the operator; missing ones are left out. */
export function GameFacts({ game }: { game: Game }) {
  const t = words.use();
  const { code } = useSnapshot(language);
  const { brands } = useSnapshot(stores.lobby);
  const { rtp, minBet, maxBet } = game;
  const brand = brands.find(({ id }) => id === game.brandId)?.name;
  const category = useTypeName()(game.gameTypeId);
  const volatility = volatilityOf(game.volatility);
  const returned = rtp ? percent(rtp, locales[code]) : '';
  const bets = minBet && maxBet ? t('betSpan', { min: formatMoney(minBet), max: formatMoney(maxBet) }) : '';

  return (
    <>
      <dl className={css['facts']}>
        <Fact name={t('maker')}>{brand}</Fact>
        <Fact name={t('category')}>{category}</Fact>
        <Fact name={t('rtp')}>{returned}</Fact>
        <Fact name={t('volatility')}>{volatility && t(volatility)}</Fact>
        <Fact name={t('bets')}>{bets}</Fact>
        <Fact name={t('screen')}>{t(screenOf(game.orientation))}</Fact>
        <Fact name={t('rules')}>
          <Rules rules={game.rules ?? ''} />
        </Fact>
      </dl>
      {returned && <p className={typography['caption']}>{t('rtpMeans', { rtp: returned })}</p>}
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div className={css['fact']}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Rules({ rules }: { rules: string }) {
  const t = words.use();
  const { address, text } = readable(rules);
  if (!address) return text || t('rulesInGame');
  return (
    <LeaveLink to={address} className={buttonClass('quiet')}>
      {t('readRules')}
    </LeaveLink>
  );
}
