import { expect, test } from 'vitest';
import { fakeDevice, openTab, scripted } from '#tests/support/tab.ts';

const lobby = {
  code: 0,
  gameListVersion: '1',
  gameTypes: [
    { id: 2, name: 'Live', status: 1, sort: 2 },
    { id: 1, name: 'Slots', status: 1, sort: 1 },
    { id: 3, name: 'Secret', status: 0, sort: 0 },
  ],
  brands: [
    { id: 1, name: 'Bahía', sort: 1 },
    { id: 2, name: 'Kidlat', sort: 2 },
  ],
  games: [
    { id: 1, name: 'Piña Riches', gameTypeId: 1, brandId: 1, sort: 3 },
    { id: 2, name: 'Señorita Luck', gameTypeId: 1, brandId: 2, sort: 1, hot: 1 },
    { id: 3, name: 'Baccarat', gameTypeId: 2, brandId: 2, sort: 2 },
    { id: 4, name: 'Hidden', gameTypeId: 3, brandId: 1, sort: 0 },
    { id: 5, name: 'Withdrawn', gameTypeId: 1, brandId: 1, sort: 0, status: 0 },
  ],
};

test('an unchanged version sends no list, and the stored lobby works offline', async () => {
  const device = fakeDevice();
  const online = openTab(
    scripted({
      preLogin: ({ gameListVersion }) => (gameListVersion === '1' ? { code: 0, gameListVersion: '1' } : lobby),
    }).fetch,
    device,
  );
  await online.app.tab.start();
  await online.world.pass(0);
  expect(device.vaulted().gameListVersion).toBe('1');

  const again = scripted({
    preLogin: ({ gameListVersion }) => (gameListVersion === '1' ? { code: 0, gameListVersion: '1' } : lobby),
  });
  const next = openTab(again.fetch, device);
  await next.app.tab.start();
  expect(again.sent('preLogin')[0]!.body['gameListVersion']).toBe('1');
  expect(next.stores.lobby).toMatchObject({ version: '1', total: 3 });

  const offline = openTab(() => Promise.reject(new TypeError('no network')), device);
  await offline.app.tab.start();
  expect(offline.stores.lobby.shelves).toHaveLength(3);
  expect(await offline.app.games.findGames({ text: 'senorita', from: 0, count: 60 })).toMatchObject({ total: 1 });
});

test.each([
  ['broken JSON', '{'],
  ['JSON of another shape', JSON.stringify({ version: '1', types: [], brands: [], games: [{ id: 1, name: 5 }] })],
  ['an object instead of a text', { games: [] }],
])('a lobby stored as %s is fetched again (D9)', async (_, value) => {
  const device = fakeDevice();
  await device.vault.change({ gameListVersion: '1' });
  await device.storage.open.kept.put({ key: 'games', v: 1, at: 1, value });
  const { fetch } = scripted({
    preLogin: ({ gameListVersion }) => (gameListVersion === '1' ? { code: 0, gameListVersion: '1' } : lobby),
  });
  const { app, stores } = openTab(fetch, device);
  await app.session.bootstrap();
  expect(stores.lobby).toMatchObject({ version: '1', total: 3 });
});
