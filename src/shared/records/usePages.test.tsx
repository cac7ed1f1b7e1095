// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test } from 'vitest';
import { replyKey } from '#contract/stores.ts';
import { press, render } from '#tests/support/render.tsx';
import { setReply } from '#tests/support/screen.tsx';

const { usePagesOf } = await import('./usePages.tsx');

const row = (id: number) => ({ id, time: id, type: 6, typeName: 'Adjustment', amount: 1, balance: id });

/** Sets the operator's answer for a page of at most three rows. */
const know = (pageNum: number, ids: number[]) =>
  setReply(replyKey('appUserCoinDetail', { pageNum, pageSize: 3 }), { list: ids.map(row), pages: 2, total: 4 });

function List() {
  const records = usePagesOf('appUserCoinDetail', {}, { of: (answer) => answer, keyOf: ({ id }) => id, pageSize: 3 });
  return (
    <p>
      {records.readers}
      {records.rows.map(({ id }) => id).join(' ')} of {records.total}
      {records.hasMore && (
        <button type="button" onClick={records.more}>
          More
        </button>
      )}
    </p>
  );
}

test('pages of any size are loaded in order, and joined', async () => {
  know(1, [4, 3, 2]);
  await render(<List />);
  expect(document.body.textContent).toBe('4 3 2 of 4More');
  await press('More');
  await act(async () => know(2, [2, 1]));
  expect(document.body.textContent).toBe('4 3 2 1 of 4');
});
