// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';

vi.mock('./worker.ts', () => import('#tests/support/worker.ts'));

const system = Object.assign(new EventTarget(), { matches: false });
vi.stubGlobal('matchMedia', () => system);
const { prefer } = await import('./preferences.ts');
const { followScheme } = await import('./scheme.ts');

test('a scheme chosen before following starts is applied too', () => {
  prefer({ scheme: 'light' });
  followScheme();
  expect(document.documentElement.dataset['scheme']).toBe('light');
  prefer({ scheme: '' });
});

test('the colour scheme follows the choice, or else the system', () => {
  const meta = document.head.appendChild(document.createElement('meta'));
  meta.name = 'theme-color';
  const worn = () => document.documentElement.dataset['scheme'];
  followScheme();
  Object.assign(system, { matches: true });
  prefer({ scheme: 'light' });
  expect(worn()).toBe('light');
  prefer({ scheme: 'dark' });
  expect(worn()).toBe('dark');
  prefer({ scheme: '' });
  expect(worn()).toBe('light');
  document.documentElement.style.backgroundColor = 'rgb(1, 2, 3)';
  Object.assign(system, { matches: false });
  system.dispatchEvent(new Event('change'));
  expect(worn()).toBe('dark');
  expect(meta.content).toBe('rgb(1, 2, 3)');
});
