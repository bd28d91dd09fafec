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

test('returns the fields that succeeded next to those that failed', () => {
  const response = withError(503);
  expect(required(response, 'relatie')).toEqual({ roepnaam: 'Sanne' });
  expect(part(response, 'eigenRisico')).toEqual({
    succeeded: false,
    status: 503,
    redenen: ['GeenZenZ'],
  });
});

test('throws when a required field failed', () => {
  expect(() => required(withError(403), 'eigenRisico')).toThrow(ApiError);
});

test('throws a 404 for null without an error', () => {
  const response = parseResponse<Data>({ data: { relatie: null, eigenRisico: null } });
  expect(() => required(response, 'relatie')).toThrow(expect.objectContaining({ status: 404 }));
});

test.each([
  [401, undefined],
  [502, 'syntax'],
])(
  'throws when a part says that the session is gone or the answer is unreadable (%i %s)',
  (status, kind) => {
    expect(() => part(withError(status, kind), 'eigenRisico')).toThrow(ApiError);
  },
);

test('fails the whole operation for an error without a field', () => {
  expect(() => parseResponse({ errors: [{ message: 'x' }] })).toThrow(
    expect.objectContaining({ status: 500 }),
  );
});
