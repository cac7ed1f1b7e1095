import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { kycImage, kycSides } from '#contract/kyc.ts';
import { sweep } from '#sandbox/operator/api/sweep.ts';
import { kept } from '#sandbox/operator/api/sweepRules.ts';
import { openKycTest, type KycTest } from '#sandbox/testing/kycTest.ts';
import { claiming, pictureOf } from '#sandbox/testing/picture.ts';

let operator: KycTest;
beforeAll(async () => {
  operator = await openKycTest();
});
afterAll(() => operator.close());

const refused = { errcode: 400, field: 'image' };

async function upload(image: string) {
  const { token } = await operator.player();
  return operator.upload(token, 1, image);
}

const blank = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: { r: 90, g: 120, b: 150, alpha: 0.5 } } });

/** A picture of this size in every variant of the accepted formats. */
const written = (width: number, height: number): [name: string, format: string, bytes: Promise<Buffer>][] => [
  ['a JPEG', 'jpeg', blank(width, height).jpeg().toBuffer()],
  ['a progressive JPEG', 'jpeg', blank(width, height).jpeg({ progressive: true }).toBuffer()],
  ['a JPEG with metadata', 'jpeg', blank(width, height).withMetadata({ density: 72 }).jpeg().toBuffer()],
  ['a PNG', 'png', blank(width, height).png().toBuffer()],
  ['a lossy WebP', 'webp', blank(width, height).webp().toBuffer()],
  ['a lossless WebP', 'webp', blank(width, height).webp({ lossless: true }).toBuffer()],
  ['a WebP with transparency', 'webp', blank(width, height, 4).webp().toBuffer()],
];

const least = kycImage.leastSide;
const enough = written(least, least + 40);
const tooLow = written(least + 40, least - 1);
const tooNarrow = written(least - 1, least + 40);

test.each(enough)('%s of the minimum size is accepted (S14)', async (_, format, bytes) => {
  expect(await upload(claiming(format, await bytes))).toMatchObject({ errcode: 0 });
});

test.each([...tooLow, ...tooNarrow, ...written(1, 1)])(
  '%s below the legible size is refused (S14)',
  async (_, format, bytes) => {
    expect(await upload(claiming(format, await bytes))).toMatchObject(refused);
  },
);

const { longestSide } = kycImage;
/** A small file whose header declares these dimensions. */
const vast = (width: number, height: number) => {
  const bytes = Buffer.from(pictureOf({ width: 600, height: 600 }).split(',')[1]!, 'base64');
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return claiming('png', bytes);
};

test.each([...written(longestSide + 1, least), ...written(least, longestSide + 1)])(
  '%s with too many pixels is refused, even at few bytes (S14)',
  async (_, format, bytes) => {
    expect(await upload(claiming(format, await bytes))).toMatchObject(refused);
  },
);

test('pixels are limited by the header’s size, on both sides (S14)', async () => {
  expect(await upload(pictureOf({ width: longestSide, height: longestSide }))).toMatchObject({ errcode: 0 });
  for (const [width, height] of [
    [30_000, 30_000],
    [4_294_967_295, 600],
    [600, 2_147_483_648],
  ] as const)
    expect(await upload(vast(width, height))).toMatchObject(refused);
});

test.each(enough)('%s declared as another format is refused (S14)', async (_, format, bytes) => {
  for (const other of ['jpeg', 'png', 'webp'].filter((each) => each !== format))
    expect(await upload(claiming(other, await bytes))).toMatchObject(refused);
});

test.each(enough)('a truncated %s is refused (S14)', async (_, format, bytes) => {
  for (const length of [1, 4, 12, 16, 20]) {
    const beginning = (await bytes).subarray(0, length);
    expect(await upload(claiming(format, beginning))).toMatchObject(refused);
  }
});

const jpegWith = (...segments: number[]) => Buffer.from([0xff, 0xd8, ...segments]);

test.each([
  ['three bytes', 'jpeg', Buffer.from([0, 0, 0])],
  ['an HTML page', 'jpeg', Buffer.from('<!doctype html><script>alert(1)</script>')],
  [
    'an HTML page after a JPEG’s first bytes',
    'jpeg',
    Buffer.from('\xff\xd8\xff\xe0<script>alert(1)</script>', 'latin1'),
  ],
  ['a segment of length zero', 'jpeg', jpegWith(0xff, 0xe0, 0, 0, 0xff, 0xe0, 0, 0)],
  ['a segment longer than the file', 'jpeg', jpegWith(0xff, 0xe0, 0xff, 0xff)],
  ['a scan before any size', 'jpeg', jpegWith(0xff, 0xda, 0, 2, ...Array.from({ length: 40 }, () => 0xff))],
  ['nothing but fill bytes', 'jpeg', jpegWith(...Array.from({ length: 40 }, () => 0xff))],
  ['a WebP of an unknown kind', 'webp', Buffer.from(`RIFF0000WEBPVP9 ${'\xff'.repeat(40)}`, 'latin1')],
  ['a WAVE file', 'webp', Buffer.from(`RIFF0000WAVEfmt ${'\xff'.repeat(40)}`, 'latin1')],
])('%s as a picture is refused (S14)', async (_, format, bytes) => {
  expect(await upload(claiming(format, bytes))).toMatchObject(refused);
});

test.each([
  claiming('gif', Buffer.from('GIF89a')),
  claiming('svg+xml', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
  'data:image/jpeg;base64,***',
  'https://x.example/a.jpg',
])('%s is not a picture', async (image) => {
  expect(await upload(image)).toMatchObject(refused);
});

test('a large picture is accepted, one above the limit is refused', async () => {
  expect(await upload(pictureOf({ padding: 1_400_000 }))).toMatchObject({ errcode: 0 });
  expect(await upload(pictureOf({ padding: 1_600_000 }))).toMatchObject(refused);
});

test('pictures of a check that isn’t submitted are swept after a month, others never (S18)', async () => {
  const { db, clock } = operator;
  const [idle, submitted] = [await operator.player(), await operator.player()];
  await operator.deposit(idle.token, 50_000);
  await operator.upload(idle.token, kycSides.front);
  expect(await operator.submit(submitted.token)).toMatchObject({ errcode: 0 });
  const owners = async () => {
    const rows = await db.selectFrom('kycImages').select('userId').distinct().orderBy('userId').execute();
    return rows.map(({ userId }) => userId).filter((id) => [idle.userId, submitted.userId].includes(id));
  };
  await sweep(db, clock.time + kept.unsubmittedPictures);
  expect(await owners()).toEqual([idle.userId, submitted.userId]);
  await sweep(db, clock.time + kept.unsubmittedPictures + 1);
  expect(await owners()).toEqual([submitted.userId]);
});
