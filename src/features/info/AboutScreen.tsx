import { Helplines } from '#shared/rg/Helplines.tsx';
import { Page } from '#shared/page/Page.tsx';
import { Article } from './Article.tsx';
import { longText } from './longText.ts';
import { MoreToRead } from './MoreToRead.tsx';
import { OperatorFacts } from './OperatorFacts.tsx';
import { words } from './words.en.ts';

const about = longText({
  en: async () => (await import('./texts/en/about.ts')).about,
  fil: async () => (await import('./texts/fil/about.ts')).about,
});

/** About the app and the operator behind it. */
export default function AboutScreen() {
  const t = words.use();
  return (
    <Page title={t('about', { brand: import.meta.env.VITE_BRAND_NAME })} back="/">
      <Article source={about} lit />
      <Helplines />
      <OperatorFacts />
      <MoreToRead from="/about-us" />
    </Page>
  );
}
