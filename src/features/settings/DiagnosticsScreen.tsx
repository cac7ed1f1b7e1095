import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Stores } from '#contract/stores.ts';
import { Page } from '#shared/page/Page.tsx';
import { copyAndSay } from '#shared/share/share.ts';
import { stores } from '#data/stores.ts';
import { useAction } from '#nav/useAction.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { collectFindings } from './collectFindings.ts';
import { asText, nameOf, diagnostics, valueOf, type Findings, type Group } from './diagnostics.ts';
import css from './SettingsScreen.module.css';
import { words } from './words.en.ts';

/** Diagnostics for support: version, connectivity and storage, without personal data (players B19). */
export default function DiagnosticsScreen() {
  const t = words.use();
  const [findings, setFindings] = useState<Findings>();
  const { busy, run: look } = useAction(async () => setFindings(await collectFindings()));
  const known = useSnapshot(stores) as Stores;
  useEffect(() => {
    void collectFindings().then(setFindings);
  }, []);

  const groups = findings && diagnostics(known, findings);
  const copy = () =>
    // The copied text is always English, for support.
    copyAndSay(
      asText(groups ?? [], (label) => words.en[label]),
      { copied: t('copied'), failed: t('notCopied') },
    );

  return (
    <Page title={t('diagnostics')} back="/member/settings">
      <p>{t('intro')}</p>
      <div className={css['look']}>
        <Button kind="gold" off={!groups} onClick={() => void copy()}>
          {t('copy')}
        </Button>
        <Button busy={busy} onClick={() => void look()}>
          {t('lookAgain')}
        </Button>
      </div>
      {groups ? groups.map((group) => <DiagnosticsGroup key={group.title} {...group} />) : <Skeleton lines={12} />}
    </Page>
  );
}

/** A slash followed by a zero-width space, because the names of calls are long and need a place to wrap. */
const breakable = '/\u200b';

function DiagnosticsGroup({ title, rows }: Group) {
  const t = words.use();
  return (
    <Card>
      <h2>{t(title)}</h2>
      <dl className={css['rows']}>
        {rows.map(([label, reading], place) => (
          <div key={place}>
            <dt>{nameOf(label, t).replace('/', breakable)}</dt>
            <dd>{valueOf(reading, t)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
