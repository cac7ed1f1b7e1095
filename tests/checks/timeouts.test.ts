import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { actLife, defaultTimeout, maxPictureTimeout, timeouts } from '#worker/network/timeouts.ts';

test('docs/operator.md has the app’s timeouts, the calls with pictures, and the life of an act', () => {
  const papers = readFileSync('docs/operator.md', 'utf8').replaceAll(/\s+/g, ' ');
  const seconds = (ms: number) => `${ms / 1_000} s`;
  const pictures = Object.entries(endpoints).flatMap(([name, flags]) => ('picture' in flags ? [`\`${name}\``] : []));
  expect(papers).toContain(`An answer has ${defaultTimeout / 1_000} seconds`);
  expect(papers).toContain(`on 2g after ${seconds(timeouts['2g']!)}, on 3g after ${seconds(timeouts['3g']!)}`);
  expect(papers).toContain(`at most ${seconds(maxPictureTimeout)}`);
  for (const name of pictures) expect(papers).toMatch(new RegExp(`for pictures \\([^)]*${name}`));
  expect(actLife).toBe(60_000);
  expect(papers).toContain('`notAfter`, a minute after it was sent');
});
