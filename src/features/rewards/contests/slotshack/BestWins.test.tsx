// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { render } from '#tests/support/render.tsx';
import { BestWins } from './BestWins.tsx';

const said = () => document.body.textContent;

test('without wins the list says so, and drops the “yet” after the end (SL-02)', async () => {
  const me = { rank: 0, value: 0 };
  await render(<BestWins wins={[]} me={me} isOver={false} />);
  expect(said()).toContain('No wins yet');
  await render(<BestWins wins={[]} me={me} isOver />);
  expect(said()).toContain('No wins');
  expect(said()).not.toContain('yet');
});
