import * as types from '#contract/activityTypes.ts';
import { words as shell } from '#i18n/words.en.ts';
import { href } from '#nav/href.ts';
import type { ModalBase } from '#nav/modal.ts';
import { go } from '#nav/navigation.ts';
import { keepReturnTo } from '#nav/returnTo.ts';
import { useRunning } from '#shared/activities/useRuns.ts';
import { coverOf } from '#shared/games/coverOf.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Cover } from '#ui/media/Cover.tsx';
import { Sheet } from '#ui/overlays/Sheet.tsx';
import typography from '#ui/typography.module.css';
import { words } from '../words.en.ts';
import css from './JoinModal.module.css';

export interface JoinProps extends ModalBase {
  gameId: number;
  name: string;
  icon?: string | null | undefined;
}

/** What a visitor meets who taps a game: the game, what registering takes, and what the operator offers for a first deposit. */
export default function JoinModal({ gameId, name, icon, close }: JoinProps) {
  const t = words.use();
  const common = shell.use();
  const leave = (to: string) => {
    keepReturnTo(href('/game/start', { gameId }));
    void go(to);
  };
  return (
    <Sheet
      title={t('joinTitle', { name })}
      onClose={close}
      closeLabel={common('close')}
      foot={
        <>
          <Button kind="gold" wide onClick={() => leave(href('/auth/register'))}>
            {common('register')}
          </Button>
          <Button wide onClick={() => leave(href('/auth/login'))}>
            {common('login')}
          </Button>
        </>
      }
    >
      <div className={css['game']}>
        <Cover src={coverOf({ id: gameId, icon })} name={name} />
        <p>{t('joinText')}</p>
      </div>
      <FirstOffer />
    </Sheet>
  );
}

/** The operator's offer for a first deposit, with what it asks for, if it shows that to visitors (RG-26). */
function FirstOffer() {
  const t = words.use();
  const offer = useRunning().find(({ activityType }) =>
    ([types.FirstDeposit, types.FirstCharge] as number[]).includes(activityType),
  );
  const { text, turnover } = offer?.params ?? {};
  if (typeof text !== 'string' || typeof turnover !== 'number') return null;
  return (
    <Card nacre>
      <h3 className={typography['subheading']}>{offer?.title}</h3>
      <p>{text}</p>
      <p className={typography['caption']}>{t('joinTerms', { n: String(turnover) })}</p>
    </Card>
  );
}
