import { expect, test, vi } from 'vitest';
import type { KycSide } from '#contract/kyc.ts';
import type { Core } from '#worker/core/core.ts';
import { entrance } from '#tests/support/ana.ts';
import { jpegHead } from '#tests/support/pictureHeads.ts';
import { fakeDevice, openTab, scripted } from '#tests/support/tab.ts';
import { createKyc } from './kyc.ts';
import type { ImageEditor } from '../pictures/canvas.ts';
import { pictureTimeout } from '../pictures/limitedEditor.ts';

const ana = { account: 'ana', password: 'secret88', keepAccount: false };
const day = 24 * 60 * 60 * 1_000;

/** An image editor in which every photo is perfectly sharp, and its JPEG identifies it. */
const studio: ImageEditor = async (file) => {
  const said = (await file.text()).slice(jpegHead.length);
  return {
    width: 1_600,
    height: 1_000,
    pixels: (width, height) => new Uint8ClampedArray(width * height * 4).map((_, at) => (at % 64 < 32 ? 0 : 255)),
    jpeg: async () => new Blob([`drawn ${said}`]),
    close: () => {},
  };
};
const photo = (said: string) => new Blob([jpegHead, said]);
const dataUrl = (said: string) => `data:image/jpeg;base64,${btoa(`drawn ${said}`)}`;

async function player(answers: Parameters<typeof scripted>[0] = {}, device = fakeDevice()) {
  let files = 0;
  const operator = scripted({
    accountLogin: entrance,
    uploadKyc: () => ({ errcode: 0, fileId: `file ${++files}` }),
    addKyc: () => ({ errcode: 0, hasKyc: 1 }),
    ...answers,
  });
  const tab = openTab(operator.fetch, device);
  await tab.app.account.login(ana);
  await tab.world.pass(0);
  return { ...tab, ...operator, kyc: kycOf(tab.core) };
}
function kycOf(core: Core, editor = studio) {
  const { session } = core.stores;
  const kyc = createKyc(core, async (said) => void (session.user = { ...session.user!, ...said }), editor);
  const takeKycPicture = async (side: KycSide, file: Blob, epoch = session.epoch) =>
    kyc.takeKycPicture(side, await file.arrayBuffer(), epoch);
  const keepKyc = (values: Record<string, string>, epoch = session.epoch) => kyc.keepKyc(values, epoch);
  return { ...kyc, keepKyc, takeKycPicture };
}

const application = {
  idType: 'passport',
  idNo: 'P1234567A',
  realName: 'Ana Santos',
  birthday: '1990-01-01',
  frontId: 'file 1',
  selfieId: 'file 2',
  address: { region: 'NCR', province: 'NCR', city: 'Manila', barangay: '1', address: '1 Rizal', zip: '1000' },
  consent: true,
};

test.each([
  ['decoded', 'unreadable', (): ReturnType<ImageEditor> => new Promise(() => {})],
  ['encoded', 'undrawn', async () => ({ ...(await studio(photo('front'))), jpeg: () => new Promise<Blob>(() => {}) })],
] as const)('a picture that is never %s is given up after 20 s (F5)', async (_, fault, open) => {
  const { core, world } = await player();
  const taking = kycOf(core, open).takeKycPicture(1, photo('front'));
  await world.pass(pictureTimeout);
  expect(await taking).toEqual({ fault });
});

test('a picture that is drawn after another player has logged in is in nobody’s draft (I5)', async () => {
  const { core, world } = await player();
  let draw = async () => {};
  const opening: ReturnType<ImageEditor> = new Promise((done) => {
    draw = async () => done(await studio(photo('front')));
  });
  const kyc = kycOf(core, () => opening);
  const taking = kyc.takeKycPicture(1, photo('front')).catch((error: unknown) => error);
  await world.pass(0);
  const entered = core.identity.enter('of Ben', { id: 8, nickname: 'Ben', coin: 0 as never }, false);
  await world.pass(0);
  await entered;
  await draw();
  await world.pass(0);
  expect(await taking).toMatchObject({ kind: 'stopped' });
  expect(await kyc.recallKyc()).toMatchObject({ pictures: [] });
});

test('what was typed or taken in a session that is over is in nobody’s draft (I5)', async () => {
  const { core, kyc, app } = await player();
  const { epoch } = core.stores.session;
  await app.account.login(ana);
  await expect(kyc.keepKyc({ realName: 'Ana Santos' }, epoch)).rejects.toMatchObject({ kind: 'stopped' });
  await expect(kyc.takeKycPicture(1, photo('front'), epoch)).rejects.toMatchObject({ kind: 'stopped' });
  expect(await kyc.recallKyc()).toEqual({ values: {}, pictures: [] });
});

test('a picture that is decoded too late is closed', async () => {
  const { core, world } = await player();
  const close = vi.fn<() => void>();
  let decode = async () => {};
  const opening: ReturnType<ImageEditor> = new Promise((done) => {
    decode = async () => done({ ...(await studio(photo('front'))), close });
  });
  const taking = kycOf(core, () => opening).takeKycPicture(1, photo('front'));
  await world.pass(pictureTimeout);
  await taking;
  expect(close).not.toHaveBeenCalled();
  await decode();
  await world.pass(0);
  expect(close).toHaveBeenCalledOnce();
});

test('a draft with its pictures is restored after a restart', async () => {
  const { kyc, device } = await player();
  await kyc.keepKyc({ realName: 'Ana Santos' });
  expect(await kyc.takeKycPicture(1, photo('front'))).toMatchObject({ side: 1, image: dataUrl('front') });

  const next = openTab(scripted({}).fetch, device);
  await next.app.tab.start();
  expect(await kycOf(next.core).recallKyc()).toMatchObject({
    values: { realName: 'Ana Santos' },
    pictures: [{ side: 1, image: dataUrl('front'), fileId: '' }],
  });
});

test('an uploaded picture is not sent again, a failed one is', async () => {
  let reached = false;
  const { kyc, sent } = await player({
    uploadKyc: () => (reached ? { errcode: 0, fileId: 'a file' } : new Response('', { status: 502 })),
  });
  await kyc.takeKycPicture(1, photo('front'));
  await expect(kyc.sendKycPicture(1)).rejects.toMatchObject({ kind: 'server' });
  reached = true;
  expect(await kyc.sendKycPicture(1)).toBe('a file');
  expect(await kyc.sendKycPicture(1)).toBe('a file');
  expect(sent('uploadKyc')).toHaveLength(2);
  expect(sent('uploadKyc')[1]!.body).toMatchObject({ side: 1, image: dataUrl('front') });
});

test('a picture retaken during the upload still needs its own', async () => {
  let answer = () => {};
  const held = new Promise<void>((done) => (answer = done));
  const { kyc, sent } = await player({
    uploadKyc: async () => (await held, Response.json({ errcode: 0, fileId: `file ${sent('uploadKyc').length}` })),
  });
  await kyc.takeKycPicture(3, photo('dark'));
  const sending = kyc.sendKycPicture(3);
  await kyc.takeKycPicture(3, photo('bright'));
  answer();
  await sending;
  await kyc.sendKycPicture(3);
  expect(sent('uploadKyc').map(({ body }) => body['image'])).toEqual([dataUrl('dark'), dataUrl('bright')]);
});

test('a retaken picture is uploaded again', async () => {
  const { kyc, sent } = await player();
  await kyc.takeKycPicture(3, photo('dark'));
  await kyc.sendKycPicture(3);
  await kyc.takeKycPicture(3, photo('bright'));
  await kyc.sendKycPicture(3);
  expect(sent('uploadKyc').map(({ body }) => body['image'])).toEqual([dataUrl('dark'), dataUrl('bright')]);
});

test('a file that is not accepted leaves the present picture in place', async () => {
  const { kyc } = await player();
  await kyc.takeKycPicture(1, photo('front'));
  expect(await kyc.takeKycPicture(1, new Blob(['<svg/>']))).toEqual({ fault: 'kind' });
  expect((await kyc.recallKyc()).pictures).toMatchObject([{ image: dataUrl('front') }]);
});

test('submitting removes the draft from the device and puts the player under review', async () => {
  const { kyc, stores, device } = await player();
  await kyc.keepKyc({ idNo: 'P1234567A' });
  await kyc.takeKycPicture(1, photo('front'));
  await kyc.addKyc(application);
  expect(stores.session.user).toMatchObject({ hasKyc: 1 });
  const left = JSON.stringify(await device.storage.of(7).kept.first(100));
  expect(left).not.toContain('P1234567A');
  expect(left).not.toContain('data:image');
});

test('a refusal keeps what was typed', async () => {
  const { kyc } = await player({ addKyc: () => ({ errcode: 400, field: 'zip' }) });
  await kyc.keepKyc({ zip: '1' });
  await expect(kyc.addKyc(application)).rejects.toMatchObject({ code: 400 });
  expect((await kyc.recallKyc()).values).toEqual({ zip: '1' });
});

test('a log-out removes the draft from the device', async () => {
  const { kyc, app, device } = await player({ logout: () => ({ errcode: 0 }) });
  await kyc.takeKycPicture(1, photo('front'));
  await app.player.logout();
  expect(await device.storage.of(7).kept.first(100, 'kyc')).toEqual([]);
  await expect(kyc.recallKyc()).rejects.toMatchObject({ kind: 'expired' });
});

test('a draft expires after seven days even if the page is never opened again', async () => {
  const { kyc, app, device, world } = await player();
  await kyc.takeKycPicture(1, photo('front'));
  await kyc.keepKyc({ realName: 'Ana Santos' });
  await world.pass(6 * day);
  expect((await kyc.recallKyc()).pictures).toHaveLength(1);
  await world.pass(1 * day + 1);
  await app.account.login(ana);
  await world.pass(0);
  expect(await device.storage.of(7).kept.first(100, 'kyc')).toEqual([]);
});

/** An image editor whose JPEGs have one byte per pixel, times the quality. */
const heavyStudio: ImageEditor = async () => ({
  ...(await studio(photo('heavy'))),
  jpeg: async (width, height, quality) => new Blob([jpegHead, new Uint8Array(Math.round(width * height * quality))]),
});

test('a picture of the maximum size stays in the draft (KY-02)', async () => {
  const { core } = await player();
  const { takeKycPicture, recallKyc } = kycOf(core, heavyStudio);
  const taken = await takeKycPicture(1, photo('front'));
  expect('image' in taken && taken.image.length).toBeGreaterThan(1_000_000);
  expect((await recallKyc()).pictures).toMatchObject([taken]);
});

test.each([
  ['HTTP 413 of a proxy', () => new Response('<h1>Too large</h1>', { status: 413 })],
  ['a code 413', () => ({ errcode: 413 })],
])('a picture refused with %s is resent smaller, once', async (_, tooLarge) => {
  let most = 1_000_000;
  const { core, sent } = await player({
    uploadKyc: ({ image }: Record<string, unknown>) =>
      String(image).length > most ? tooLarge() : { errcode: 0, fileId: 'a file' },
  });
  const { takeKycPicture, sendKycPicture } = kycOf(core, heavyStudio);
  await takeKycPicture(1, photo('front'));
  expect(await sendKycPicture(1)).toBe('a file');
  const sizes = sent('uploadKyc').map(({ body }) => String(body['image']).length);
  expect(sizes).toEqual([expect.any(Number), expect.any(Number)]);
  expect(sizes[0]).toBeGreaterThan(1_000_000);
  expect(sizes[1]).toBeLessThan(1_000_000);
  most = 10;
  await takeKycPicture(3, photo('selfie'));
  await expect(sendKycPicture(3)).rejects.toMatchObject({ code: 413 });
  expect(sent('uploadKyc')).toHaveLength(4);
});
