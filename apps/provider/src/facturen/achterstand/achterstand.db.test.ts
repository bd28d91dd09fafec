import type { Premieachterstand } from '@mijn/contract/premieachterstand';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createArrearsService } from '../../premieachterstanden.ts';
import {
  numberOf,
  startTestProvider,
  type TestProvider,
} from '../../testing/trialProvider.testing.ts';

let provider: TestProvider;
beforeAll(async () => {
  provider = await startTestProvider();
});
afterAll(() => provider.stop());
beforeEach(async () => {
  await provider.sql(`SET session_replication_role = replica; DELETE FROM insurer.premieachterstand;
    INSERT INTO insurer.premieachterstand (polisnummer, debiteur, stap, sinds)
      SELECT DISTINCT ON (verzekeringsnemer) polisnummer, verzekeringsnemer, 'waarschuwing', '2026-11-01'::date
      FROM insurer.polis WHERE verzekeringsnemer IN ('${numberOf('Sanne')}', '${numberOf('Jan')}');
    SET session_replication_role = origin`);
});

const dispute = async (as: string | undefined, body: object) => {
  const { status } = await provider.request('/uitbreidingen/premieachterstanden/betwisting', as, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return status;
};
const disputed = () =>
  provider.sql<{ debiteur: string; reden: string; sinds: string }>(
    `SELECT debiteur, betwist_reden AS reden, betwist_sinds::text AS sinds
     FROM insurer.premieachterstand WHERE betwist_sinds IS NOT NULL`,
  );

describe('disputing arrears of premium', () => {
  it('stores the reason and the first day, shows both, and ends with the answer of staff', async () => {
    expect(await dispute('sanne', { tekst: ' Ik betaalde al. ' })).toBe(200);
    const [stored] = await disputed();
    expect(stored).toMatchObject({ debiteur: numberOf('Sanne'), reden: 'Ik betaalde al.' });
    await provider.sql(`UPDATE insurer.premieachterstand SET betwist_sinds = '2026-11-03'
      WHERE betwist_sinds IS NOT NULL`);
    expect(await dispute('sanne', { tekst: 'Op 3 maart.' })).toBe(200);
    const { premieachterstanden } = await provider.read<{
      premieachterstanden: Premieachterstand[];
    }>('/uitbreidingen/premieachterstanden', 'sanne');
    // Sanne owes nothing in this data, so the list leaves her arrears out.
    expect(premieachterstanden).toEqual([]);
    const service = createArrearsService(provider.logins);
    const own = (await service.list()).find(({ disputedSince }) => disputedSince !== null);
    expect(own).toMatchObject({ reason: 'Op 3 maart.', stap: 'waarschuwing' });
    expect(String(own?.disputedSince)).toBe('2026-11-03');
    expect(await service.dispute(own?.id ?? '', false)).toBe(true);
    expect(await disputed()).toEqual([]);
  });

  it('answers 409 to a second dispute of an answered stage, and takes one of the next stage', async () => {
    const service = createArrearsService(provider.logins);
    const running = await service.list();
    expect(await dispute('sanne', { tekst: 'Ik betaalde al.' })).toBe(200);
    const own = (await service.list()).find(({ disputedSince }) => disputedSince !== null);
    expect(await service.dispute(own?.id ?? '', false)).toBe(true);
    // Answering what nobody disputes leaves the other person's stage open.
    const other = running.find(({ id }) => id !== own?.id);
    expect(await service.dispute(other?.id ?? '', false)).toBe(true);
    expect(await dispute('sanne', { tekst: 'Het klopt nog steeds niet.' })).toBe(409);
    expect(await disputed()).toEqual([]);
    expect(await dispute('jan', { tekst: 'Klopt dit?' })).toBe(200);

    // Staff can still note a call, and while it is open the person adds to it.
    expect(await service.dispute(own?.id ?? '', true)).toBe(true);
    expect(await dispute('sanne', { tekst: 'Zie mijn afschrift.' })).toBe(200);
    expect(await service.dispute(own?.id ?? '', false)).toBe(true);
    expect(await dispute('sanne', { tekst: 'Nog eens.' })).toBe(409);
  });

  it.each([{}, { tekst: '' }, { tekst: '\u200B\u200B' }, { tekst: 'x'.repeat(1_001) }])(
    'answers 400 without visible words, or with too many: %j',
    async (body) => {
      expect(await dispute('sanne', body)).toBe(400);
      expect(await disputed()).toEqual([]);
    },
  );

  it("concerns the caller's own running arrears only", async () => {
    expect(await dispute(undefined, { tekst: 'Klopt dit?' })).toBe(401);
    for (const as of ['daan', 'tom'])
      expect([as, await dispute(as, { tekst: 'Klopt dit?' })]).toEqual([as, 404]);
    await provider.sql(`UPDATE insurer.premieachterstand SET beeindigd_op = '2026-11-05'
      WHERE debiteur = '${numberOf('Jan')}'`);
    expect(await dispute('jan', { tekst: 'Klopt dit?' })).toBe(404);
    expect(await disputed()).toEqual([]);
  });
});
