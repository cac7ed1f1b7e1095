import { expect, test } from 'vitest';
import { pictureOf } from './pictures.ts';

const offered = { features: { avatarOther: true } };
const own = `data:image/webp;base64,${'A'.repeat(64)}`;

test('a picture of one’s own is taken where the operator offers it, and nowhere else', () => {
  expect(pictureOf({ avatarOther: own }, offered)).toEqual({ avatarOther: own });
  expect(() => pictureOf({ avatarOther: own }, {})).toThrow(expect.objectContaining({ code: 423 }));
});

test.each([
  ['something that is no picture', 'data:text/html;base64,PGI+'],
  ['a picture that can hold a script', 'data:image/svg+xml;base64,PHN2Zz4='],
  ['one from elsewhere', 'https://elsewhere.example/me.png'],
  ['one that is too large', `${own}${'A'.repeat(100_000)}`],
])('%s is refused', (_, avatarOther) => {
  expect(() => pictureOf({ avatarOther }, offered)).toThrow(expect.objectContaining({ code: 400 }));
});

test('one of the operator’s pictures takes the place of one’s own', () => {
  expect(pictureOf({ avatar: '7' }, {})).toEqual({ avatar: '7', avatarOther: '' });
  expect(pictureOf({}, {})).toEqual({});
});
