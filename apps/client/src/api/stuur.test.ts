import { describe, expect, it } from 'vitest';
import { ApiFout } from './apiFout.ts';
import type { Graphql } from './graphql.ts';
import { operatie } from './operatie.ts';
import { stuur } from './stuur.ts';

const trekIn = operatie(`mutation ($nummer: String!) { trekDeclaratieIn(nummer: $nummer) }`);
const via = (graphql: Graphql) => stuur(trekIn, { nummer: '1' }, graphql);
const weigert = (status: number) =>
  via(async () => ({
    errors: [{ message: '', path: ['trekDeclaratieIn'], extensions: { status, redenen: [] } }],
  }));

describe('a change that is sent', () => {
  it('goes with its text and its variables', async () => {
    const gestuurd: unknown[] = [];
    const uitslag = await via(async (verzoek) => {
      gestuurd.push(verzoek);
      return { data: { trekDeclaratieIn: true } };
    });
    expect(uitslag).toBe('gelukt');
    expect(gestuurd).toEqual([
      { query: expect.stringContaining('trekDeclaratieIn'), variables: { nummer: '1' } },
    ]);
  });

  it.each([
    [409, 'bezet'],
    [404, 'verouderd'],
    [401, 'verouderd'],
    [500, 'mislukt'],
  ])('answered by %i it is %s', async (status, uitslag) => {
    expect(await weigert(status)).toBe(uitslag);
  });

  it('can be tried again when there is no connection', async () => {
    const zonder = via(() => Promise.reject(new ApiFout('netwerk', 0)));
    expect(await zonder).toBe('mislukt');
  });
});
