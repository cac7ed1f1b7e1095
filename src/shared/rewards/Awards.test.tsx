// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { render } from '#tests/support/render.tsx';

const { Awards } = await import('./Awards.tsx');

test('money and other rewards have each their colour, in one text', async () => {
  await render(
    <p>
      <Awards
        awards={[
          { id: 2001, count: 500 },
          { id: 2002, count: 20 },
        ]}
      />
    </p>,
  );
  expect(document.querySelector('p')!.textContent).toBe('₱5.00 + 20 points');
  const kinds = [...document.querySelectorAll('span')].map(({ className }) => /money|prop/.exec(className)?.[0]);
  expect(kinds).toEqual(['money', 'prop']);
});
