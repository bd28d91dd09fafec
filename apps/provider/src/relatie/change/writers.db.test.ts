import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  numberOf,
  type TestProvider,
  startTestProvider,
} from '../../testing/trialProvider.testing.ts';
import { type ChangeAnswer, post, readRelatie } from './change.testing.ts';

let provider: TestProvider;
let copy: Awaited<ReturnType<TestProvider['startCopy']>>;
beforeAll(async () => {
  provider = await startTestProvider();
  copy = await provider.startCopy();
});
afterAll(async () => {
  await copy.stop();
  await provider.stop();
});

const writers = 16;
const changesEach = 4;
// Encoded as letters, because a name may not contain digits.
const letters = (number: number): string =>
  number.toString(16).replaceAll(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? digit);

/** Changes the name repeatedly, each time from the last version it read, until every change has succeeded. */
async function write(writer: number, won: Map<string, string>): Promise<number> {
  const via = writer % 2 === 0 ? provider : copy;
  let { relatie, _state } = await readRelatie(provider, 'sanne');
  let conflicts = 0;
  for (let round = 0; round < changesEach;) {
    const from = relatie.roepnaam;
    const roepnaam = `S${letters(writer)}x${letters(round)}`;
    // Sequential within a writer; the writers run concurrently.
    const answer: ChangeAnswer = await post(via, '/relatie', 'sanne', { roepnaam, _state });
    if (answer.http === 200) {
      won.set(from, roepnaam);
      round += 1;
    } else {
      expect(answer.http).toBe(409);
      conflicts += 1;
    }
    ({ relatie, _state } = answer);
  }
  return conflicts;
}

describe('concurrent writers of one relation', () => {
  it('succeed one at a time, get the current relation on a conflict, and leave one line of history per change', async () => {
    const { relatie: start } = await readRelatie(provider, 'sanne');
    const won = new Map<string, string>();
    const conflicts = await Promise.all(
      Array.from({ length: writers }, (_, writer) => write(writer, won)),
    );
    expect(conflicts.some((count) => count > 0)).toBe(true);
    // The changes form a single chain from the start.
    const line = [start.roepnaam];
    for (let next = won.get(start.roepnaam); next !== undefined; next = won.get(next)) {
      line.push(next);
    }
    expect(line).toHaveLength(writers * changesEach + 1);
    expect((await readRelatie(provider, 'sanne')).relatie.roepnaam).toBe(line.at(-1));
    const rows = await provider.sql<{ van: string; naar: string }>(
      `SELECT van, naar FROM insurer.relatie_wijziging
       WHERE relatienummer = '${numberOf('Sanne')}' ORDER BY versie`,
    );
    expect([start.roepnaam, ...rows.map(({ naar }) => naar)]).toEqual(line);
    expect(rows.map(({ van }) => van)).toEqual(line.slice(0, -1));
  });

  it('answers 409 with the current relation for an outdated version, and saves nothing', async () => {
    const { _state } = await readRelatie(provider, 'jan');
    const first = await post(provider, '/relatie', 'jan', { roepnaam: 'Johan', _state });
    expect(first.http).toBe(200);
    const second = await post(copy, '/relatie', 'jan', { telefoonNummer: null, _state });
    expect(second).toMatchObject({ http: 409, status: 409, relatie: { roepnaam: 'Johan' } });
    expect(second.relatie.telefoonNummer).not.toBeNull();
    const { _state: fresh } = second;
    const again = { telefoonNummer: null, _state: fresh };
    expect((await post(copy, '/relatie', 'jan', again)).http).toBe(200);
  });
});
