import { expect, test } from 'vitest';
import { ApiError, part, parseResponse, required } from './response.ts';

interface Data {
  relatie: { roepnaam: string } | null;
  eigenRisico: { totaal: number } | null;
}

const withError = (status: number, kind?: string) =>
  parseResponse<Data>({
    data: { relatie: { roepnaam: 'Sanne' }, eigenRisico: null },
    errors: [
      {
        message: 'x',
        path: ['eigenRisico'],
        extensions: { status, redenen: ['GeenZenZ'], ...(kind && { soort: kind }) },
      },
    ],
  });

test('what did not fail is there beside what did', () => {
  const response = withError(503);
  expect(required(response, 'relatie')).toEqual({ roepnaam: 'Sanne' });
  expect(part(response, 'eigenRisico')).toEqual({
    succeeded: false,
    status: 503,
    redenen: ['GeenZenZ'],
  });
});

test('a screen cannot do without what it is about', () => {
  expect(() => required(withError(403), 'eigenRisico')).toThrow(ApiError);
});

test('nothing there without an error is a 404', () => {
  const response = parseResponse<Data>({ data: { relatie: null, eigenRisico: null } });
  expect(() => required(response, 'relatie')).toThrow(expect.objectContaining({ status: 404 }));
});

test.each([
  [401, undefined],
  [502, 'syntax'],
])('a part that says the session is gone (%i %s) concerns the whole screen', (status, kind) => {
  expect(() => part(withError(status, kind), 'eigenRisico')).toThrow(ApiError);
});

test('an error of no field at all fails the whole operation', () => {
  expect(() => parseResponse({ errors: [{ message: 'x' }] })).toThrow(
    expect.objectContaining({ status: 500 }),
  );
});
