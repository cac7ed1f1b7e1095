// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { render } from '#tests/support/render.tsx';

const { Chart } = await import('./Chart.tsx');

const labels = async (...amounts: number[]) => {
  await render(<Chart by="day" bars={amounts.map((amount, at) => ({ name: `Day ${at + 1}`, amount }))} />);
  return [...document.querySelectorAll('svg text')].map(({ textContent }) => textContent);
};

test('the chart shows the ends of its scale: the highest win and the largest loss', async () => {
  expect(await labels(12_000, -3_050, 500)).toEqual(['₱120.00', '−\u2060₱30.50']);
});

test('a chart of wins alone has no loss on its scale, and one without results has no scale', async () => {
  expect(await labels(0, 12_000)).toEqual(['₱120.00']);
  expect(await labels(0, 0)).toEqual([]);
});
