import { memo, useEffect, useRef, useState } from 'react';
import { href, useQuery } from '#nav/href.ts';
import { replaceUrl } from '#nav/navigation.ts';
import { Page } from '#shared/page/Page.tsx';
import { track } from '#nav/analytics.ts';
import { SearchBox } from '#ui/forms/SearchBox.tsx';
import { FilterNote } from './FilterNote.tsx';
import { History } from './History.tsx';
import { Popular } from './Popular.tsx';
import { Results } from './Results.tsx';
import { addToHistory, useHistory } from './useHistory.ts';
import { words } from './words.en.ts';

/** Debounce of the search while typing, milliseconds. */
const debounceDelay = 200;

/** Search for games by name or brand while typing, within the lobby's filter; the address can be shared (spec §2). */
export default function SearchScreen() {
  const t = words.use();
  return (
    <Page title={t('title')} back="/" balance>
      <Search />
    </Page>
  );
}

/** The search box and what it finds; a key renders the box alone. */
function Search() {
  const t = words.use();
  const { q } = useQuery('/game/search');
  const [text, setText] = useState(q);
  const query = useDebounced(text.trim(), debounceDelay);
  useSyncedAddress(q, query, setText);

  return (
    <>
      <SearchBox
        label={t('title')}
        emptyLabel={t('empty')}
        value={text}
        onChange={setText}
        onSubmit={() => addToHistory(text)}
        focus
      />
      <Found query={query} onChoose={setText} />
    </>
  );
}

interface FoundProps {
  query: string;
  onChoose: (text: string) => void;
}

/** The search results or suggestions; a key in the search box doesn't render them again. */
const Found = memo(function Found({ query, onChoose }: FoundProps) {
  const { history, clear } = useHistory();
  return (
    <>
      <FilterNote />
      {query === '' ? (
        <>
          <History history={history} onChoose={onChoose} onClear={clear} />
          <Popular />
        </>
      ) : (
        <Results text={query} onOpen={() => addToHistory(query)} />
      )}
    </>
  );
});

/** Keeps the search text in the address without adding a history entry; a change of the address updates the field. */
function useSyncedAddress(q: string, query: string, setText: (text: string) => void) {
  const lastQuery = useRef(q);
  useEffect(() => {
    if (query === lastQuery.current) return;
    lastQuery.current = query;
    track('search', { length: query.length });
    replaceUrl(href('/game/search', { q: query }));
  }, [query]);
  useEffect(() => {
    if (q === lastQuery.current) return;
    lastQuery.current = q;
    setText(q);
  }, [q, setText]);
}

/** A value, debounced: it changes once the input has been unchanged for `delay` milliseconds. */
function useDebounced<T>(value: T, delay: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
}
