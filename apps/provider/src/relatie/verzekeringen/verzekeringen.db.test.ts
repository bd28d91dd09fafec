import type { CallOutput } from '@mijn/contract/calls';
import { afterAll, describe, expect, it } from 'vitest';
import { numberOf, startTestProvider } from '../../testing/trialProvider.testing.ts';

const path = '/uitbreidingen/relatie/verzekeringen';
const provider = await startTestProvider();
afterAll(() => provider.stop());

const ask = async (who: string) =>
  (await provider.read<CallOutput<'listVerzekeringen'>>(path, who)).verzekeringen;
const shown = async (who: string) =>
  (await ask(who)).map((one) => [one.roepnaam, one.vrijwilligBedrag, one.premie]);

describe('what people are insured for', () => {
  it('is told to the verzekeringsnemer of everybody, who pays nothing yet included', async () => {
    // Basic 158.45 and supplementary 15.95; her voluntary own risk of 100 takes 4.00 off.
    expect(await shown('sanne')).toEqual([
      ['Sanne', 100, 170.4],
      ['Daan', 0, 174.4],
      ['Bram', 0, 0],
      ['Lotte', 0, 0],
    ]);
  });

  it('is told to others of themselves only', async () => {
    expect(await shown('daan')).toEqual([['Daan', 0, 174.4]]);
    expect((await ask('bram')).map(({ roepnaam }) => roepnaam)).toEqual(['Bram']);
  });

  it('says what a birthday will change, and no more once it has', async () => {
    const told = new Map((await ask('sanne')).map((one) => [one.roepnaam, one.veranderingen]));
    expect(told.get('Sanne')).toEqual([]);
    // Born on 21 April 2013 and on 21 July 2018.
    expect(told.get('Bram')).toEqual([
      { leeftijd: 16, vanaf: '2029-04-21' },
      { leeftijd: 18, vanaf: '2031-05-01' },
    ]);
    expect(told.get('Lotte')?.map(({ leeftijd }) => leeftijd)).toEqual([12, 16, 18]);
  });

  it('is nothing for who is not insured any more', async () => {
    await provider.sql(
      `UPDATE insurer.verzekering SET geldig_tot = '2026-11-01' WHERE relatienummer = '${numberOf('Tom')}'`,
    );
    expect(await ask('tom')).toEqual([]);
  });

  it('is told to nobody without a token, and logged', async () => {
    expect((await provider.request(path)).status).toBe(401);
    const looks = await provider.sql(
      `SELECT DISTINCT betreft FROM insurer.inzage
       WHERE operatie = 'listVerzekeringen' AND kijker = '${numberOf('Sanne')}'`,
    );
    expect(looks).toHaveLength(4);
  });
});
