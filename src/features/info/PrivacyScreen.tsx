import { Page } from '#shared/page/Page.tsx';
import { Article } from './Article.tsx';
import { longText } from './longText.ts';
import { MoreToRead } from './MoreToRead.tsx';
import { words } from './words.en.ts';

const privacy = longText({
  en: async () => (await import('./texts/en/privacy.ts')).privacy,
  fil: async () => (await import('./texts/fil/privacy.ts')).privacy,
});

/** The privacy notice: what data is stored about a player, where, and how to have it deleted (players RG-31). */
export default function PrivacyScreen() {
  const t = words.use();
  return (
    <Page title={t('privacy')} back="/">
      <Article source={privacy} contents />
      <MoreToRead from="/privacy-policy" />
    </Page>
  );
}
