import type { VerzekerdenResponse } from '@mijn/contract/relatie';
import { describe, expect, it } from 'vitest';
import { numberOf, sampleDay, useTestProvider } from '../testing/trialProvider.testing.ts';
import { readRelatie } from './change/change.testing.ts';

const provider = await useTestProvider();

const relatieOf = async (as: string) => (await readRelatie(provider, as)).relatie;

describe('GET /relatie', () => {
  it('returns the caller’s own relation with its _state', async () => {
    const response = await readRelatie(provider, 'sanne');
    expect(response).toMatchObject({
      status: { status: 200 },
      _state: expect.stringMatching(/^[\w-]{40,}$/),
    });
    expect(response.relatie).toMatchObject({
      achternaam: 'de Vries',
      roepnaam: 'Sanne',
      opgemaakteNaam: 'Sanne de Vries',
      relatieNummer: numberOf('Sanne'),
      merk: 'ZZ',
      leeftijd: 41,
      postAdres: null,
      vestigingsAdres: { postcode: '2042 KL', adresType: 'GBAvestigingsadres' },
      vandaag: sampleDay.toString(),
      uitkeringIban: expect.stringMatching(/^NL••\u00A0••••\u00A0\d{4}$/),
    });
    expect(response.relatie.indicatoren.toonBannerVerzekeringscheck).toBe(true);
  });

  it('returns whether they are insured today, also after the end of the insurance', async () => {
    expect((await relatieOf('mila')).verzekerd).toBe(true);
    // Backdated by a day, because Mila's insurance starts on the sample day and a period has at least one day.
    await provider.sql(`UPDATE insurer.verzekering
      SET geldig_van = '${sampleDay.subtract({ days: 1 }).toString()}', geldig_tot = '${sampleDay.toString()}'
      WHERE relatienummer = '${numberOf('Mila')}'`);
    expect(await relatieOf('mila')).toMatchObject({ verzekerd: false, merk: 'ZZ' });
  });

  it('answers 404 for a person without a relation', async () => {
    const response = await provider.request('/relatie', '999990019');
    expect([response.status, response.text]).toEqual([404, '{"status":{"status":404}}']);
  });

  it('logs access', async () => {
    await provider.request('/relatie', 'jan', {
      actor: 'medewerker-7',
      reden: 'vraag per telefoon',
    });
    const [line] = await provider.sql(
      'SELECT kijker, niveau, actor, reden, betreft, operatie FROM insurer.inzage ORDER BY inzage_id DESC LIMIT 1',
    );
    expect(line).toEqual({
      kijker: numberOf('Jan'),
      niveau: 25,
      actor: 'medewerker-7',
      reden: 'vraag per telefoon',
      betreft: numberOf('Jan'),
      operatie: 'getRelatie',
    });
  });
});

const request = (who: string, year: number | string) =>
  `/verzekerdenperjaartal?relatienummer=${who}&jaartal=${year}`;

const names = async (as: string, who: string, year: number) => {
  const path = request(numberOf(who), year);
  const { verzekerdenPerJaartal } = await provider.read<VerzekerdenResponse>(path, as);
  return verzekerdenPerJaartal.verzekerden.map(({ opgemaakteNaam }) => opgemaakteNaam);
};

describe('GET /verzekerdenperjaartal', () => {
  it('returns the whole policy to a verzekeringsnemer, who comes first, and themselves to others', async () => {
    const household = ['Sanne de Vries', 'Daan de Vries', 'Bram de Vries', 'Lotte de Vries'];
    expect(await names('sanne', 'Sanne', 2026)).toEqual(household);
    expect(await names('sanne', 'Sanne', 2017)).toEqual(household.slice(0, 3));
    expect(await names('sanne', 'Bram', 2026)).toEqual(['Bram de Vries']);
    expect(await names('daan', 'Daan', 2026)).toEqual(['Daan de Vries']);
    expect(await names('mila', 'Mila', 2025)).toEqual([]);
  });

  it('defaults to the own policy of this year', async () => {
    const own = await provider.read<VerzekerdenResponse>('/verzekerdenperjaartal', 'sanne');
    const year = own.verzekerdenPerJaartal.jaar;
    expect(year).toBe(2026);
    expect(
      own.verzekerdenPerJaartal.verzekerden.map(({ opgemaakteNaam }) => opgemaakteNaam),
    ).toEqual(await names('sanne', 'Sanne', year));
    const foreign = `/verzekerdenperjaartal?relatienummer=${numberOf('Jan')}`;
    expect((await provider.request(foreign, 'sanne')).status).toBe(404);
  });

  it('rejects an invalid year and an unknown field', async () => {
    const { status, text } = await provider.request(
      request(numberOf('Sanne'), 'submittedAt'),
      'sanne',
    );
    expect([status, text]).toEqual([400, '{"status":400}']);
    const more = `${request(numberOf('Sanne'), 2026)}&meer=1`;
    expect((await provider.request(more, 'sanne')).status).toBe(400);
  });
});
