// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { render } from '#tests/support/render.tsx';

const { stores } = await import('#data/stores.ts');
const { AskSupport } = await import('./AskSupport.tsx');

const leadsTo = async () => {
  await render(<AskSupport />);
  const address = document.querySelector('a')!.getAttribute('href');
  await render(null);
  return address;
};

test('an expired order links to customer service, and offline to a direct address (SV-01)', async () => {
  stores.network.onLine = true;
  stores.settings.config = {
    customerServiceQueue: [{ id: 2, itemType: 2, name: 'E-mail', url: 'mailto:a@b.test', sort: 1 }],
  };
  expect(await leadsTo()).toBe('/service');
  stores.network.onLine = false;
  expect(await leadsTo()).toBe('mailto:a@b.test');
  stores.settings.config = {};
  expect(await leadsTo()).toBe('/service');
  stores.settings.customerQueue = [{ id: 3, itemType: 2, name: 'E-mail', url: 'mailto:c@b.test', sort: 1 }];
  expect(await leadsTo()).toBe('mailto:c@b.test');
  stores.settings.customerQueue = null;
});
