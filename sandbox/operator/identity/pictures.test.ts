import { expect, test } from 'vitest';
import { claiming, pictureOf as drawn } from '#sandbox/testing/picture.ts';
import { pictureOf } from './pictures.ts';

const offered = { features: { avatarOther: true } };
const own = drawn({ width: 256, height: 256 });

test('a custom picture is accepted only where the operator allows it', () => {
  expect(pictureOf({ avatarOther: own }, offered)).toEqual({ avatarOther: own });
  expect(() => pictureOf({ avatarOther: own }, {})).toThrow(expect.objectContaining({ code: 423 }));
});

test.each([
  ['an HTML page', 'data:text/html;base64,PGI+'],
  ['an SVG, which may contain a script', 'data:image/svg+xml;base64,PHN2Zz4='],
  ['an address of another site', 'https://elsewhere.example/me.png'],
  ['a picture with too many bytes', drawn({ width: 256, height: 256, padding: 100_000 })],
  ['bytes that aren’t a picture', claiming('webp', Buffer.alloc(70_000))],
  ['a picture declared as another format', own.replace('png', 'webp')],
  ['a picture with too many pixels in few bytes', drawn({ width: 4_000, height: 400 })],
  ['a picture one pixel wide', drawn({ width: 1, height: 200 })],
])('%s is refused', (_, avatarOther) => {
  expect(() => pictureOf({ avatarOther }, offered)).toThrow(expect.objectContaining({ code: 400 }));
});

test('choosing an operator picture replaces the custom one', () => {
  expect(pictureOf({ avatar: '7' }, {})).toEqual({ avatar: '7', avatarOther: '' });
  expect(pictureOf({}, {})).toEqual({});
});
