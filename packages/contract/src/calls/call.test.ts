import { expect, test } from 'vitest';
import { type Call, refusalsOf, statusInAnswer } from './call.ts';

const ofEveryCall = [400, 401, 403, 408, 429, 500, 503];

test('allows every call the common refusals and its own', () => {
  expect(refusalsOf({ method: 'GET', refusals: [] })).toEqual(ofEveryCall);
  expect(refusalsOf({ method: 'GET', refusals: [404] })).toContain(404);
});

test('allows an extension the refusal 404', () => {
  expect(refusalsOf({ method: 'GET', refusals: [], extension: true })).toContain(404);
});

const bringing: Call['method'][] = ['POST', 'PUT', 'DELETE'];
test.each(bringing)(
  'allows a %s call the refusals for content that is too large or of another type',
  (method) => {
    const refusals = refusalsOf({ method, refusals: [409] });
    expect(refusals).toEqual([400, 401, 403, 408, 409, 413, 415, 429, 500, 503]);
  },
);

test.each([
  ['plain', { status: 409 }, 409],
  ['nested', { status: { status: 404 } }, 404],
  ['none', { body: 1 }, undefined],
  ['text', { status: 'afgehandeld' }, undefined],
  ['no answer', undefined, undefined],
])('reads the status of an answer: %s', (_what, answer, status) => {
  expect(statusInAnswer(answer)).toBe(status);
});
