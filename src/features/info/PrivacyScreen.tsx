import { Page } from '#shared/page/Page.tsx';
import { Article } from './Article.tsx';
import { longText } from './longText.ts';
import { MoreToRead } from './MoreToRead.tsx';
import { words } from './words.ts';

const privacy = longText({
  en: async () => (await import('./texts/en/privacy.ts')).privacy,
  fil: async () => (await import('./texts/fil/privacy.ts')).privacy,
});

/** What is known of a player, where it is kept, and how to be rid of it (players RG-31). */
export default function PrivacyScreen() {
  const t = words.use();
  return (
    <Page title={t('privacy')} back="/">
      <Article source={privacy} contents />
      <MoreToRead from="/privacy-policy" />
    </Page>
  );
}
