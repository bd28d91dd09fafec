import type { CallOutput } from '@mijn/contract/calls';
import { describe, expect, it } from 'vitest';
import { numberOf, useTestProvider } from '../../testing/trialProvider.testing.ts';

const path = '/uitbreidingen/relatie/verzekeringen';
const provider = await useTestProvider();

const ask = async (who: string) =>
  (await provider.read<CallOutput<'listVerzekeringen'>>(path, who)).verzekeringen;
const insuranceOf = async (who: string) =>
  (await ask(who)).map((one) => [one.roepnaam, one.vrijwilligBedrag, one.premie]);
const withCak = async (who: string) =>
  (await ask(who)).map((one) => [one.roepnaam, one.basisBijCak, one.premie]);

describe('GET /uitbreidingen/relatie/verzekeringen', () => {
  it('returns everybody on the policy to the verzekeringsnemer, including people without premium', async () => {
    // Basic 158.45 and supplementary 15.95; her voluntary own risk of 100 deducts 4.00.
    expect(await insuranceOf('sanne')).toEqual([
      ['Sanne', 100, 170.4],
      ['Daan', 0, 174.4],
      ['Bram', 0, 0],
      ['Lotte', 0, 0],
    ]);
  });

  it('returns only themselves to others', async () => {
    expect(await insuranceOf('daan')).toEqual([['Daan', 0, 174.4]]);
    expect((await ask('bram')).map(({ roepnaam }) => roepnaam)).toEqual(['Bram']);
  });

  it('omits the basic premium collected by the CAK, for the verzekeringsnemer only', async () => {
    const register = (datum: string) =>
      provider.sql(`WITH arrears AS (
          INSERT INTO insurer.premieachterstand (polisnummer, debiteur, stap, sinds)
          SELECT polisnummer, verzekeringsnemer, 'aanmelding', '${datum}' FROM insurer.polis
          WHERE verzekeringsnemer = '${numberOf('Sanne')}' LIMIT 1 RETURNING *)
        INSERT INTO insurer.premieachterstand_stap (achterstand_id, stap, debiteur, datum, maanden, bedrag)
        SELECT achterstand_id, stap, debiteur, sinds, 6, 200000 FROM arrears`);
    await register('2026-11-05');
    expect(await withCak('sanne')).toMatchObject([['Sanne', false, 170.4], {}, {}, {}]);
    await provider.sql(`SET session_replication_role = replica;
      UPDATE insurer.premieachterstand_stap SET datum = '2026-10-05'; SET session_replication_role = origin`);
    expect(await withCak('sanne')).toEqual([
      ['Sanne', true, 15.95],
      ['Daan', true, 15.95],
      ['Bram', false, 0],
      ['Lotte', false, 0],
    ]);
    expect(await withCak('daan')).toEqual([['Daan', false, 174.4]]);
    await provider.sql(`UPDATE insurer.premieachterstand SET beeindigd_op = '2026-10-20'`);
    expect(await withCak('sanne')).toMatchObject([['Sanne', false, 170.4], {}, {}, {}]);
  });

  it('returns nothing for a person who is no longer insured', async () => {
    await provider.sql(
      `UPDATE insurer.verzekering SET geldig_tot = '2026-11-01' WHERE relatienummer = '${numberOf('Tom')}'`,
    );
    expect(await ask('tom')).toEqual([]);
  });

  it('logs access to everybody on the policy', async () => {
    const looks = await provider.sql(
      `SELECT DISTINCT betreft FROM insurer.inzage
       WHERE operatie = 'listVerzekeringen' AND kijker = '${numberOf('Sanne')}'`,
    );
    expect(looks).toHaveLength(4);
  });
});
