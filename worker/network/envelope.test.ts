import { expect, test } from 'vitest';
import { unwrap } from './envelope.ts';

test.each([
  { errcode: 0, coin: 5 },
  { code: 200, coin: 5 },
  { errcode: 200, code: 0, coin: 5 },
])('0 and 200 in either field are success: %j (B7)', (body) => {
  expect(unwrap(body)).toMatchObject({ payload: { coin: 5 } });
});

test('the payload is `data` when that is an object or a list, else the body itself', () => {
  expect(unwrap({ code: 200, data: { id: 1 } })).toEqual({ payload: { id: 1 } });
  expect(unwrap({ code: 200, data: [1] })).toEqual({ payload: [1] });
  expect(unwrap({ code: 200, data: 'yes' })).toEqual({ payload: { code: 200, data: 'yes' } });
});

test('the first code that is neither 0 nor 200 decides, whichever field it stands in (B7)', () => {
  expect(unwrap({ errcode: 0, code: 401 })).toMatchObject({ refused: 401 });
  expect(unwrap({ errcode: 3002, code: 500, min: 100, max: 900 })).toEqual({
    refused: 3002,
    details: { min: 100, max: 900 },
  });
});

test('a number too large to be one is no detail of a refusal (B4)', () => {
  expect(unwrap(JSON.parse('{ "errcode": 3002, "min": 1e999, "max": 900 }'))).toEqual({
    refused: 3002,
    details: { max: 900 },
  });
});

test.each([null, 'ok', 7, [], {}, { errcode: null }, { errcode: 'no' }, { data: {} }])(
  '%j is not a valid response (B4, B7)',
  (body) => {
    expect(() => unwrap(body)).toThrow('garbled');
  },
);
