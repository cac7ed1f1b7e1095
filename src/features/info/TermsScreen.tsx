import { useSnapshot } from 'valtio';
import { noticeVersion } from '#shared/age/ageConsent.ts';
import { Page } from '#shared/page/Page.tsx';
import { stores } from '#data/stores.ts';
import { Article } from './Article.tsx';
import { longText } from './longText.ts';
import { MoreToRead } from './MoreToRead.tsx';
import { words } from './words.en.ts';
import typography from '#ui/typography.module.css';

const terms = longText({
  en: async () => (await import('./texts/en/terms.ts')).terms,
  fil: async () => (await import('./texts/fil/terms.ts')).terms,
});

/** The terms that a player accepts, with the version that the acceptance is recorded with. */
export default function TermsScreen() {
  const t = words.use();
  const { config } = useSnapshot(stores.settings);
  return (
    <Page title={t('terms')} back="/">
      <Article source={terms} contents>
        {config && <p className={typography['caption']}>{t('version', { version: noticeVersion(config) })}</p>}
      </Article>
      <MoreToRead from="/terms-of-use" />
    </Page>
  );
}
