import { useEffect, useState } from 'react';
import { client } from '../../../worker/contract/limits.ts';
import { switchLanguage } from '../../app/i18n/area.ts';
import { language, languages, type Language } from '../../app/i18n/language.ts';
import { modals, show } from '../../app/modals.ts';
import { Page } from '../../app/Page.tsx';
import { report } from '../../app/report.ts';
import { build } from '../../app/updates.ts';
import { app } from '../../app/worker.ts';
import { Button } from '../../ui/Button.tsx';
import { RadioCards } from '../../ui/RadioCards.tsx';
import { Entries } from './Entries.tsx';
import { Identity } from './Identity.tsx';
import css from './member.module.css';
import { MyGames } from './MyGames.tsx';
import { words } from './words.ts';

const tongues = (Object.keys(languages) as Language[]).map((value) => ({ value, label: languages[value] }));

/** The player's own page: who they are, what they have, and the ways on from there. */
export default function MemberScreen() {
  const t = words.use();
  const [tongue, setTongue] = useState(language.code);

  useEffect(() => {
    void app.refresh().catch(() => {});
    // Logging out has to work with no network, so its dialog is brought now.
    void modals.logout.load().catch(() => {});
  }, []);

  return (
    <Page title={t('title')}>
      <Identity />
      <Entries />
      <MyGames />
      <RadioCards
        legend={t('language')}
        options={tongues}
        value={tongue}
        onChange={(chosen) => {
          setTongue(chosen);
          void switchLanguage(chosen);
        }}
      />
      <Button wide onClick={() => void show('password', {}).catch(report)}>
        {t('password')}
      </Button>
      <Button kind="danger" wide onClick={() => void show('logout', {}).catch(report)}>
        {t('logout')}
      </Button>
      <p className={css['version']}>{t('version', { version: client.version, build })}</p>
    </Page>
  );
}
