// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { catchErrors, thrown } from './thrown.ts';

test('early uncaught errors are buffered until a handler takes over', () => {
  catchErrors();
  const fire = (type: string, more: object) => dispatchEvent(Object.assign(new Event(type), more));
  const [error, reason] = [new Error('thrown'), new Error('rejected')];
  fire('error', { error });
  fire('unhandledrejection', { reason });
  expect(thrown.early).toMatchObject([{ error }, { reason }]);
  thrown.take = vi.fn();
  fire('error', { error });
  expect(thrown.take).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ error }));
  expect(thrown.early).toHaveLength(2);
});
