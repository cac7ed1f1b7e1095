import { Suspense, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { ModalBase } from '#nav/modal.ts';
import { stores } from '#data/stores.ts';
import { words as shell } from '#i18n/words.en.ts';
import { Button } from '#ui/Button.tsx';
import { MoneyText } from '#ui/text/MoneyText.tsx';
import { Sheet } from '#ui/overlays/Sheet.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { Tabs } from '#ui/lists/Tabs.tsx';
import { Fact, Facts } from '#ui/text/Facts.tsx';
import { lazyPart } from '#shared/page/lazyPart.tsx';
import { directions } from './rules.ts';
import { useSafebox } from './useSafebox.ts';
import { words } from '../words.en.ts';
import typography from '#ui/typography.module.css';

const PasswordForm = lazyPart(async () => (await import('./PasswordForm.tsx')).PasswordForm);
const MoveForm = lazyPart(async () => (await import('./MoveForm.tsx')).MoveForm);
const Log = lazyPart(async () => (await import('./Log.tsx')).Log);

/** The safebox: set a password first, then transfer in and out, with a log (ME-06). */
export default function SafeboxModal({ close }: ModalBase) {
  const t = words.use();
  const common = shell.use();
  const { user } = useSnapshot(stores.session);
  const [changing, setChanging] = useState(false);
  const hasOne = Boolean(user?.hasSafeboxPassword);
  // The safebox is explained beside its password: a small screen has no room for it beside the transfers.
  const asksPassword = !hasOne || changing;

  return (
    <Sheet title={t('safebox')} onClose={close} closeLabel={common('close')}>
      {asksPassword && <p className={typography['caption']}>{t('safeboxText')}</p>}
      <Balances />
      {asksPassword ? <PasswordForm hasOne={hasOne} onDone={() => setChanging(false)} /> : <Transfers />}
      {hasOne && (
        <Button kind="quiet" onClick={() => setChanging(!changing)}>
          {t(changing ? 'back' : 'change')}
        </Button>
      )}
    </Sheet>
  );
}

function Balances() {
  const t = words.use();
  const { coin, safebox } = useSafebox();
  return (
    <Facts>
      <Fact name={t('inside')}>
        <MoneyText amount={safebox} />
      </Fact>
      <Fact name={t('balance')}>
        <MoneyText amount={coin} />
      </Fact>
    </Facts>
  );
}

type Tab = 'putIn' | 'takeOut' | 'log';

function Transfers() {
  const t = words.use();
  const [tab, setTab] = useState<Tab>('putIn');
  const tabs = (['putIn', 'takeOut', 'log'] as const).map((id) => ({ id, name: t(id) }));
  return (
    <Tabs label={t('safeboxTabs')} tabs={tabs} current={tab} onSelect={setTab}>
      <Suspense fallback={<Skeleton lines={6} />}>
        {tab === 'log' ? <Log /> : <MoveForm key={tab} direction={tab === 'putIn' ? directions.in : directions.out} />}
      </Suspense>
    </Tabs>
  );
}
