import { expect, test, vi } from 'vitest';
import { endpointOf } from './endpointOf.ts';

vi.mock('./laterEndpoint.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

test('an endpoint not called at a start fails with a network failure when its file can’t be loaded (I6)', async () => {
  await expect(endpointOf('getExchange')).rejects.toMatchObject({ kind: 'network' });
});

test('an endpoint called at a start needs no further file', async () => {
  await expect(endpointOf('preLogin')).resolves.toHaveProperty('kind');
});
