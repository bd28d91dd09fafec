import { expect, test } from 'vitest';
import { sampleResponse } from './sampleResponse.ts';

const overview = { query: 'query { relatie { merk } declaraties { totaal } }' };
const onlyDeclaraties = { query: 'query { declaraties { totaal } }' };

test('who has no session is asked to log in', () => {
  expect(sampleResponse(overview, undefined, false)).toEqual({
    errors: [{ message: 'x', extensions: { status: 401 } }],
  });
});

test('a session is answered what it asked, and nothing else', () => {
  const { data, errors } = sampleResponse(onlyDeclaraties, 'in', false);
  expect(Object.keys(data ?? {})).toEqual(['declaraties']);
  expect(errors).toBeUndefined();
});

test.each([
  ['in', false, 'ZZ'],
  ['in', true, 'AZVZ'],
  ['other', false, 'AZVZ'],
  ['other', true, 'ZZ'],
])('a session %s (Ankerzee: %s) is of somebody at %s', (preview, ankerzee, brand) => {
  expect(sampleResponse(overview, preview, ankerzee).data).toMatchObject({
    relatie: { merk: brand },
  });
});

test.each([
  ['404', { status: 404 }],
  ['syntax', { status: 502, soort: 'syntax' }],
])('a relation that fails by %s fails alone', (preview, extensions) => {
  const { data, errors } = sampleResponse(overview, preview, false);
  expect(data).toMatchObject({ relatie: null, declaraties: { totaal: 2 } });
  expect(errors).toEqual([{ message: 'x', path: ['relatie'], extensions }]);
  expect(sampleResponse(onlyDeclaraties, preview, false).errors).toBeUndefined();
});
