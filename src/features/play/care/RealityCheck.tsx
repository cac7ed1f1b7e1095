import { go } from '../../../app/navigation.ts';
import { exists } from '../../../app/exists.ts';
import { useAction } from '../../../app/useAction.ts';
import { useReply } from '../../../app/useReply.ts';
import { app } from '../../../app/worker.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { MoneyText } from '../../../ui/MoneyText.tsx';
import { formatSpan } from '../clock.ts';
import css from '../play.module.css';
import { words } from './words.ts';

const second = 1_000;
const history = ['/member/report', '/wallets/record'];

/** After a set time of play: how long it was and what it came to. The game waits until it is answered (players RG-13, SX-05). */
export function RealityCheck({ onStop }: { onStop: () => void }) {
  const t = words.use();
  const { value } = useReply('rgSession', {});
  const answering = useAction(async (action: 'continue' | 'stop' | 'history') => {
    await app.ackReality(action);
    if (action === 'stop') onStop();
    if (action === 'history') await go(history.find(exists)!);
  });
  const answer = (action: 'continue' | 'stop' | 'history') => () => void answering.run(action);
  return (
    <Dialog
      title={t('reality')}
      foot={
        <>
          <Button busy={answering.busy} onClick={answer('stop')}>
            {t('realityStop')}
          </Button>
          <Button busy={answering.busy} onClick={answer('continue')}>
            {t('realityContinue')}
          </Button>
          <Button kind="quiet" onClick={answer('history')}>
            {t('realityHistory')}
          </Button>
        </>
      }
    >
      <p>{t('realityText')}</p>
      <dl className={css['figures']}>
        <dt>{t('inPlay')}</dt>
        <dd>{value ? formatSpan(value.playSec * second) : '—'}</dd>
        <dt>{t('bets')}</dt>
        <dd>
          <MoneyText amount={value?.bet} />
        </dd>
        <dt>{t('wins')}</dt>
        <dd>
          <MoneyText amount={value?.win} />
        </dd>
        <dt>{t('result')}</dt>
        <dd>
          <MoneyText amount={value?.net} signed />
        </dd>
      </dl>
    </Dialog>
  );
}
