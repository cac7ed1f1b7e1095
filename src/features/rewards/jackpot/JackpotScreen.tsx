import { RewardPage } from '#shared/claims/RewardPage.tsx';
import { Board } from '#shared/draws/Board.tsx';
import layout from '#ui/layout.module.css';
import typography from '#ui/typography.module.css';
import css from './Wheel.module.css';
import { useJackpot, type Jackpot } from './useJackpot.ts';
import { useCells } from './Spin.tsx';
import { RulesOrWhyNot, Wheel } from './Wheel.tsx';
import { words } from './words.en.ts';

/** The jackpot's wheel as a page; a visitor sees the wheel at rest, the odds, and a log-in link. */
export default function JackpotScreen() {
  const t = words.use();
  const jackpot = useJackpot();
  return (
    <RewardPage
      title={t('title')}
      back="/"
      reply={jackpot.info}
      acts={[jackpot.draw.act]}
      preview={<Preview jackpot={jackpot} />}
    >
      {(info) => <Wheel jackpot={jackpot} info={info} />}
    </RewardPage>
  );
}

const resting = { lit: undefined, isMoving: false };

function Preview({ jackpot }: { jackpot: Jackpot }) {
  const t = words.use();
  const cells = useCells(jackpot);
  return (
    <>
      {cells.length > 0 && (
        <Board label={t('wheel')} cells={cells} highlight={resting}>
          <p className={`${css['small']} ${typography['caption']}`}>{t('intro')}</p>
        </Board>
      )}
      <section className={`${css['rules']} ${layout['stack3']}`} aria-label={t('rules')}>
        <h2>{t('rules')}</h2>
        <RulesOrWhyNot rules={jackpot.rules} />
      </section>
    </>
  );
}
