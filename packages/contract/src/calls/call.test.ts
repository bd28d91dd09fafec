import { expect, test } from 'vitest';
import { type Call, refusalsOf, statusInAnswer } from './call.ts';

const ofEveryCall = [400, 401, 403, 408, 429, 500, 503];

test('a call that is asked may be refused with what every call may, and with its own', () => {
  expect(refusalsOf({ method: 'GET', refusals: [] })).toEqual(ofEveryCall);
  expect(refusalsOf({ method: 'GET', refusals: [404] })).toContain(404);
});

test('a call that not every insurer has may be unknown', () => {
  expect(refusalsOf({ method: 'GET', refusals: [], extension: true })).toContain(404);
});

const bringing: Call['method'][] = ['POST', 'PUT', 'DELETE'];
test.each(bringing)(
  'with %s content may come along that is too large or of another kind',
  (method) => {
    const refusals = refusalsOf({ method, refusals: [409] });
    expect(refusals).toEqual([400, 401, 403, 408, 409, 413, 415, 429, 500, 503]);
  },
);

test.each([
  ['its own', { status: 409 }, 409],
  ['one that is nested', { status: { status: 404 } }, 404],
  ['none', { body: 1 }, undefined],
  ['a word', { status: 'afgehandeld' }, undefined],
  ['no answer', undefined, undefined],
])('the status of an answer: %s', (_what, answer, status) => {
  expect(statusInAnswer(answer)).toBe(status);
});
