import { Suspense, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useFeature } from '#data/features.ts';
import { href } from '#nav/href.ts';
import { language, languages, type Language } from '#i18n/language.ts';
import { show } from '#nav/modals.ts';
import { changeLanguage } from '#shared/language/changeLanguage.ts';
import { lazyPart } from '#shared/page/lazyPart.tsx';
import { Page } from '#shared/page/Page.tsx';
import { canVibrate, chooseEffects, effect, effects } from '#data/effects.ts';
import { prefer, preferences, useSavesData } from '#data/preferences.ts';
import { report } from '#nav/report.ts';
import { stores } from '#data/stores.ts';
import { ListRow } from '#ui/lists/ListRow.tsx';
import { RadioCards } from '#ui/forms/RadioCards.tsx';
import { Switch } from '#ui/forms/Switch.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { DataUsage } from './DataUsage.tsx';
import { Marketing } from './Marketing.tsx';
import { Motion, Scheme } from './Looks.tsx';
import { cardClass } from '#ui/cardClass.ts';
import layout from '#ui/layout.module.css';
import typography from '#ui/typography.module.css';
import css from './SettingsScreen.module.css';
import { VersionLine } from './VersionLine.tsx';
import { words } from './words.en.ts';

const OfflineReady = lazyPart(async () => (await import('./OfflineReady.tsx')).OfflineReady);

const Notifications = lazyPart(async () => (await import('#shared/push/parts.ts')).parts.Notifications);

const languageOptions = (Object.keys(languages) as Language[]).map((value) => ({ value, label: languages[value] }));

/** The preferences of this device (checklist ME-07). */
export default function SettingsScreen() {
  const t = words.use();
  const { userId } = useSnapshot(stores.session);
  return (
    <Page title={t('title')} back={userId ? '/member' : '/'}>
      <p className={`${css['note']} ${typography['caption']}`}>{t(userId ? 'kept' : 'keptVisitor')}</p>
      <LanguageChoice />
      <Scheme />
      <DataSaving />
      <Motion />
      <Effects />
      <Messages />
      <section className={`${cardClass('list')} ${css['group']}`} aria-label={t('notifications')}>
        <Suspense fallback={<Skeleton lines={2} />}>
          <Notifications />
        </Suspense>
      </section>
      {/* Its height is known late, so it is below what a phone shows first. */}
      <Suspense fallback={<Skeleton lines={4} />}>
        <OfflineReady />
      </Suspense>
      {userId !== 0 && <Account />}
      <VersionLine />
    </Page>
  );
}

/** Language choice: the option changes at once, and the page follows when its texts have loaded, or it changes back. */
function LanguageChoice() {
  const t = words.use();
  const [selected, setSelected] = useState(language.code);
  const choose = async (chosen: Language) => {
    setSelected(chosen);
    if (!(await changeLanguage(chosen))) setSelected(language.code);
  };
  return (
    <RadioCards
      legend={t('language')}
      options={languageOptions}
      value={selected}
      onChange={(chosen) => void choose(chosen)}
    />
  );
}

function DataSaving() {
  const t = words.use();
  const { dataSaver } = useSnapshot(preferences);
  const saves = useSavesData();
  const options = [
    { value: 'auto', label: t('byItself') },
    { value: 'on', label: t('always') },
    { value: 'off', label: t('never') },
  ] as const;
  return (
    <div className={`${layout['stack2']} ${css['three']}`}>
      <RadioCards
        legend={t('dataSaver')}
        options={options}
        value={dataSaver}
        onChange={(chosen) => prefer({ dataSaver: chosen })}
      />
      <output className={`${css['note']} ${typography['caption']}`}>{t(saves ? 'savesNow' : 'savesNot')}</output>
      <DataUsage />
    </div>
  );
}

function Messages() {
  const t = words.use();
  const { campaign } = useSnapshot(preferences);
  const { userId } = useSnapshot(stores.session);
  return (
    <section className={`${cardClass('list')} ${css['group']}`} aria-label={t('others')}>
      {userId !== 0 && <Marketing />}
      <Switch
        label={t('campaign')}
        note={t('campaignNote')}
        on={campaign}
        onSwitch={(on) => prefer({ campaign: on })}
      />
    </section>
  );
}

/** Vibration and sound when a draw ends; each gives a sample when it is switched on. */
function Effects() {
  const t = words.use();
  const { sound, vibration } = useSnapshot(effects);
  const choose = (choice: { sound: boolean } | { vibration: boolean }) => {
    chooseEffects(choice);
    effect('win', choice);
  };
  return (
    <section className={`${cardClass('list')} ${css['group']}`} aria-label={t('effects')}>
      <Switch label={t('sound')} note={t('soundNote')} on={sound} onSwitch={(on) => choose({ sound: on })} />
      {canVibrate() && (
        <Switch
          label={t('vibration')}
          note={t('vibrationNote')}
          on={vibration}
          onSwitch={(on) => choose({ vibration: on })}
        />
      )}
    </section>
  );
}

/** Links to account settings on pages of their own. */
function Account() {
  const t = words.use();
  const hasSessions = useFeature('sessions');
  const canDelete = useFeature('accountDeletion');
  return (
    <section className={`${cardClass('list')} ${css['group']}`} aria-label={t('account')}>
      {hasSessions && <ListRow title={t('sessions')} href={href('/member/sessions')} />}
      <ListRow title={t('logout')} onPress={() => void show('logout', {}).catch(report)} />
      {canDelete && <ListRow title={t('deleteAccount')} href={href('/member/delete-account')} />}
    </section>
  );
}
