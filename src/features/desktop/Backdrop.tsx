import { Link, useLocation } from 'wouter';
import { useSnapshot } from 'valtio';
import { stores } from '#data/stores.ts';
import { href } from '#nav/href.ts';
import { pathOf, type Path } from '#nav/routes.ts';
import { jackpotTiers, useJackpotStands } from '#shared/activities/useJackpotStands.ts';
import { useAge } from '#shared/page/useAge.ts';
import { qrCode } from '#shared/qr/qrCode.ts';
import { QrPicture } from '#shared/qr/QrPicture.tsx';
import { MoneyText } from '#ui/text/MoneyText.tsx';
import { cardClass } from '#ui/cardClass.ts';
import typography from '#ui/typography.module.css';
import { Sea } from './Sea.tsx';
import css from './Backdrop.module.css';
import { words } from './words.en.ts';

/** Pages of player protection, and of leaving: nothing that invites to play stands beside them. */
const protective: readonly string[] = ['/member/self-limited', '/member/delete-account'] satisfies readonly Path[];

/** Pages with a code of their own, beside which a second one would confuse. */
const coded: readonly string[] = ['/share', '/download'] satisfies readonly Path[];

/**
 * What surrounds the column on a wide screen (L-07): the brand, a code that opens the app on a phone unless the page
 * has one, and the jackpots as the operator says them, but not beside a game, nor beside a page of player protection.
 */
export function Backdrop() {
  const t = words.use();
  const [pathname] = useLocation();
  const { gameId } = useSnapshot(stores.play);
  const path = pathOf(pathname);
  const code = coded.includes(path) ? undefined : qrCode(location.origin);
  return (
    <aside className={css['backdrop']} aria-label={t('beside')}>
      <Sea className={css['sea']} />
      <div className={css['left']}>
        <p className={css['brand']}>{import.meta.env.VITE_BRAND_NAME}</p>
        {code && (
          <div className={`${cardClass()} ${css['phone']}`}>
            <strong>{t('onPhone')}</strong>
            <QrPicture code={code} />
            <p className={typography['caption']}>
              {t('scan')} <span className={css['address']}>{location.host}</span>
            </p>
          </div>
        )}
      </div>
      {gameId === 0 && !protective.includes(pathOf(pathname)) && <Jackpots />}
    </aside>
  );
}

type Winner = ReturnType<typeof useJackpotStands>['winners'][number];

function Jackpots() {
  const t = words.use();
  const { stands, winners, at } = useJackpotStands();
  const time = useAge(at, true);
  if (!stands) return null;
  return (
    <div className={css['right']}>
      <Link href={href('/activity/jackpot')} className={`${cardClass('surface', true)} ${css['jackpots']}`}>
        <strong>{t('jackpots')}</strong>
        <dl>
          {jackpotTiers.map(([tier, name]) => (
            <div key={tier}>
              <dt>{name}</dt>
              <dd>
                <MoneyText amount={stands[tier]} />
              </dd>
            </div>
          ))}
        </dl>
        {time && <span className={typography['caption']}>{t('asOf', { time })}</span>}
      </Link>
      <Winners list={winners} />
    </div>
  );
}

/** How many winners there is room for. */
const most = 4;

function Winners({ list }: { list: readonly Winner[] }) {
  const t = words.use();
  if (list.length === 0) return null;
  return (
    <div className={`${cardClass()} ${css['winners']}`}>
      <strong>{t('winners')}</strong>
      <ul>
        {list.slice(0, most).map(({ nickname, amount }, index) => (
          <li key={index}>
            <span>{nickname}</span> <MoneyText amount={amount} />
          </li>
        ))}
      </ul>
    </div>
  );
}
