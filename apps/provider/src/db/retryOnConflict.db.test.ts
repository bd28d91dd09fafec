import pg from 'pg';
import { expect, it } from 'vitest';
import { retryOnConflict } from './retryOnConflict.ts';

function databaseError(code: string): pg.DatabaseError {
  return Object.assign(new pg.DatabaseError('refused', 7, 'error'), { code });
}

/** Returns a function that fails with each of these errors in turn, then succeeds. */
function failingWith(...errors: Error[]) {
  let tries = 0;
  const perform = async (): Promise<number> => {
    const error = errors[tries];
    tries += 1;
    if (error) throw error;
    return tries;
  };
  return { perform, tries: () => tries };
}

it.each(['40P01', '40001', '23514', '23505'])('retries after a conflict (%s)', async (code) => {
  const { perform } = failingWith(databaseError(code), databaseError(code));
  expect(await retryOnConflict(perform)).toBe(3);
});

it('gives up after the maximum of attempts and throws the last error', async () => {
  const { perform, tries } = failingWith(
    ...Array.from({ length: 9 }, () => databaseError('40001')),
  );
  await expect(retryOnConflict(perform, { codes: ['40001'], attempts: 2 })).rejects.toMatchObject({
    code: '40001',
  });
  expect(tries()).toBe(3);
});

it.each([
  ['another refusal of the database', databaseError('23503')],
  ['anything else', new Error('broken')],
])('does not retry after %s', async (_what, error) => {
  const { perform, tries } = failingWith(error, error);
  await expect(retryOnConflict(perform)).rejects.toBe(error);
  expect(tries()).toBe(1);
});
