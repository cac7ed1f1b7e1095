import { useEffect, useRef, useState } from 'react';
import { href, useQuery } from '#nav/href.ts';
import { replaceAddress } from '#nav/navigation.ts';
import { Page } from '#shared/page/Page.tsx';
import { track } from '#nav/analytics.ts';
import { SearchBox } from '#ui/forms/SearchBox.tsx';
import { FilterNote } from './FilterNote.tsx';
import { History } from './History.tsx';
import { Popular } from './Popular.tsx';
import { Results } from './Results.tsx';
import { useDebounced } from './useDebounced.ts';
import { useHistory } from './useHistory.ts';
import { words } from './words.ts';

/** Debounce of the search while typing, milliseconds. */
const stillness = 200;

/** Search for games by name or brand while typing, within the lobby's filter; the address can be shared (spec §2). */
export default function SearchScreen() {
  const t = words.use();
  const { q } = useQuery('/game/search');
  const [text, setText] = useState(q);
  const asked = useDebounced(text.trim(), stillness);
  const { history, add, clear } = useHistory();
  useFollowedAddress(q, asked, setText);

  return (
    <Page title={t('title')} back="/" balance>
      <SearchBox
        label={t('title')}
        emptyLabel={t('empty')}
        value={text}
        onChange={setText}
        onSubmit={() => add(text)}
        focus
      />
      <FilterNote />
      {asked === '' ? (
        <>
          <History history={history} onChoose={setText} onClear={clear} />
          <Popular />
        </>
      ) : (
        <Results text={asked} onOpen={() => add(asked)} />
      )}
    </Page>
  );
}

/** Keeps the search text in the address without adding a history entry; a change of the address updates the field. */
function useFollowedAddress(q: string, asked: string, setText: (text: string) => void) {
  const said = useRef(q);
  useEffect(() => {
    if (asked === said.current) return;
    said.current = asked;
    track('search', { length: asked.length });
    replaceAddress(href('/game/search', { q: asked }));
  }, [asked]);
  useEffect(() => {
    if (q === said.current) return;
    said.current = q;
    setText(q);
  }, [q, setText]);
}
