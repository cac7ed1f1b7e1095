import { useDeferredValue, useEffect, useState } from 'react';
import { href } from '#nav/href.ts';
import { useKnownAddress } from '#nav/isKnownAddress.ts';
import { Helplines } from '#shared/rg/Helplines.tsx';
import { LinkButton } from '#shared/page/LinkButton.tsx';
import { Page } from '#shared/page/Page.tsx';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { SearchBox } from '#ui/forms/SearchBox.tsx';
import typography from '#ui/typography.module.css';
import hidden from '#ui/visuallyHidden.module.css';
import { useBrandText } from './Blocks.tsx';
import { findQuestions, questionsHere } from './findQuestions.ts';
import { faq } from './faq.ts';
import { MoreToRead } from './MoreToRead.tsx';
import { Read } from './Read.tsx';
import type { Topic } from './texts/faq.ts';
import { TopicQuestions } from './TopicQuestions.tsx';
import { words } from './words.en.ts';

/** The FAQ, with a search. */
export default function FaqScreen() {
  const t = words.use();
  const [text, setText] = useState('');
  return (
    <Page title={t('faq')} back="/">
      <SearchBox label={t('search')} emptyLabel={t('empty')} value={text} onChange={setText} />
      <Read source={faq}>{(topics) => <Found topics={topics} text={text} onClear={() => setText('')} />}</Read>
      <Helplines />
      <MoreToRead from="/faq" />
    </Page>
  );
}

/** Up to this many search results are shown expanded. */
const fewEnough = 2;

function Found({ topics, text, onClear }: { topics: readonly Topic[]; text: string; onClear: () => void }) {
  const t = words.use();
  // A link to one question names it in the fragment.
  const [linkedId] = useState(() => location.hash.slice(1));
  useEffect(() => {
    const summary = linkedId && document.getElementById(linkedId)?.querySelector('summary');
    if (!summary) return;
    summary.scrollIntoView({ block: 'center' });
    summary.focus({ preventScroll: true });
  }, [linkedId]);
  const sought = useDeferredValue(text.trim());
  const here = questionsHere(topics, useKnownAddress());
  const found = findQuestions(here, sought, useBrandText());
  const n = found.reduce((sum, { questions }) => sum + questions.length, 0);
  const none = t('noneFound', { text: sought });
  return (
    <>
      <output className={n > 0 ? typography['caption'] : hidden['unseen']}>{n > 0 ? t('found', { n }) : none}</output>
      {found.map((topic) => (
        <TopicQuestions key={topic.id} topic={topic} open={sought !== '' && n <= fewEnough} linkedId={linkedId} />
      ))}
      {n === 0 && (
        <EmptyState picture="/icons/states/noResults.svg" title={none} text={t('tryOther')}>
          <Button onClick={onClear}>{t('clear')}</Button>
          <LinkButton to={href('/service')}>{t('reach')}</LinkButton>
        </EmptyState>
      )}
    </>
  );
}
