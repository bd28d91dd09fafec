import type { Bewaartermijn } from '@mijn/contract/bewaartermijnen';
import { bsnOf } from '@mijn/testdata/toRelatie';
import { quotas } from '@mijn/domain/quotas';
import { describe, expect, it } from 'vitest';
import { ledgerOfSanne } from '../../facturen/household.testing.ts';
import { writeLedger } from '../../facturen/facturen.testing.ts';
import { numberOf, sampleDay, useTestProvider } from '../../testing/trialProvider.testing.ts';
import type { Gegevens } from './collectGegevens.ts';

const path = '/uitbreidingen/relatie/gegevens';
const insurer = await useTestProvider({ jobsHeld: true });
const limited = await useTestProvider({ jobsHeld: true, quotas: true });
await writeLedger(insurer, ledgerOfSanne());
const family = ['sanne', 'daan', 'bram'] as const;

const copyOf = (as: string) => insurer.read<Gegevens & { gemaaktOp: string }>(path, as);
const unseen = async () => (await copyOf('sanne')).declaraties.filter(({ nieuw }) => nieuw).length;
const numbers = (found: readonly { readonly nummer: string }[]) =>
  found.map(({ nummer }) => nummer).toSorted();
async function ownNumbers(roepnaam: string): Promise<string[]> {
  const rows = await insurer.sql<{ nummer: string }>(`SELECT nummer FROM insurer.declaratie
    WHERE relatienummer = '${numberOf(roepnaam)}' AND teruggetrokken_op IS NULL`);
  return numbers(rows);
}

describe('a copy of the data of a person', () => {
  it('is a JSON file to save, named by the day and the language', async () => {
    const { status, headers } = await insurer.request(path, 'sanne');
    expect([status, headers['content-type']]).toEqual([200, 'application/json']);
    const name = `mijn-gegevens-${sampleDay.toString()}.json`;
    expect(headers['content-disposition']).toBe(
      `attachment; filename="${name}"; filename*=UTF-8''${name}`,
    );
    const english = await insurer.request(`${path}?taal=en`, 'sanne');
    expect(english.headers['content-disposition']).toContain('my-data-');
  });

  it('holds every claim of the person with its lines, and no claim of somebody else', async () => {
    const { declaraties, relatie } = await copyOf('sanne');
    expect(relatie.relatieNummer).toBe(numberOf('Sanne'));
    expect(numbers(declaraties)).toEqual(await ownNumbers('Sanne'));
    expect(declaraties.some(({ regels }) => regels.length > 0)).toBe(true);
    expect(numbers((await copyOf('henk')).declaraties)).toEqual(await ownNumbers('Henk'));
  });

  it('holds what a payer is asked for, in detail, and nothing of it for others', async () => {
    const { facturen, betaalverzoeken, incasso, documenten, jaren } = await copyOf('sanne');
    expect(facturen.length).toBeGreaterThan(0);
    expect(facturen.every((factuur) => 'kenmerkOpgemaakt' in factuur)).toBe(true);
    expect(betaalverzoeken.length).toBeGreaterThan(0);
    expect(incasso).not.toBeNull();
    expect(documenten.length).toBeGreaterThan(0);
    expect(jaren[0]?.jaar).toBe(sampleDay.year);
    const daan = await copyOf('daan');
    expect([daan.facturen, daan.betaalverzoeken, daan.documenten]).toEqual([[], [], []]);
    expect([daan.incasso, daan.betaalinstellingen]).toEqual([null, null]);
  });

  it('marks no claim as seen', async () => {
    const before = await unseen();
    expect(before).toBeGreaterThan(0);
    expect(await unseen()).toBe(before);
  });

  it.each(family)('holds the BSN of %s and of nobody else', async (who) => {
    const { text } = await insurer.request(path, who);
    const others = family.filter((other) => other !== who).map((other) => bsnOf(other));
    expect(text).toContain(bsnOf(who));
    expect(others.filter((bsn) => text.includes(bsn))).toEqual([]);
  });

  it.each(family)('holds no whole account of payouts of %s', async (who) => {
    const { declaraties } = await copyOf(who);
    const ibans = declaraties.flatMap(({ uitkeerInformatie }) => uitkeerInformatie?.iban ?? []);
    expect(ibans.length).toBeGreaterThan(0);
    expect(ibans.filter((iban) => !iban.includes('•'))).toEqual([]);
  });

  it('holds each year of care, also one from before the shortest term', async () => {
    const [old] = await insurer.sql<{ nummer: string }>(`
      SELECT nummer FROM insurer.declaratie_regel WHERE relatienummer = '${numberOf('Jan')}'`);
    await insurer.sql(`SET session_replication_role = replica;
      UPDATE insurer.declaratie SET behandeldatum = '2016-05-04' WHERE nummer = '${old?.nummer}';
      UPDATE insurer.declaratie_regel SET behandeldatum = '2016-05-04', boekjaar = 2016
        WHERE nummer = '${old?.nummer}';
      SET session_replication_role = origin`);
    const { jaren } = await copyOf('jan');
    const told = jaren.filter(({ zorgkosten }) =>
      zorgkosten.some(({ declaratieNummer }) => declaratieNummer === old?.nummer),
    );
    expect(told.map(({ jaar }) => jaar)).toEqual([2016]);
  });

  it('is in the log of access, and tells who looked', async () => {
    await insurer.request('/relatie', 'tom', { actor: 'medewerker-7', reden: 'vraag' });
    const { ingezien } = await copyOf('tom');
    const ways = ingezien.map(({ wie, operatie }) => `${wie} ${operatie}`);
    expect(ways).toEqual(expect.arrayContaining(['medewerker getRelatie', 'zelf getGegevens']));
    expect(JSON.stringify(ingezien)).not.toContain('medewerker-7');
  });

  it('holds all messages, changes and questions, also beyond a page of their lists', async () => {
    const emma = numberOf('Emma');
    await insurer.sql(`
      INSERT INTO insurer.bericht (sleutel, relatienummer, soort, onderwerp, datum)
      SELECT 'copy/' || n, '${emma}', 'tegoed', n::text, '2026-01-01' FROM generate_series(1, 230) n;
      INSERT INTO insurer.relatie_wijziging (relatienummer, versie, door, veld, van, naar)
      SELECT '${emma}', 100 + n, '${emma}', 'roepnaam', n::text, n::text FROM generate_series(1, 230) n;
      INSERT INTO insurer.vraag (vrager, onderwerp, soort, tekst, verstuurd_op, status)
      SELECT '${emma}', 'anders', 'vraag', n::text, now(), 'verstuurd' FROM generate_series(1, 230) n`);
    const { berichten, wijzigingen, vragen } = await copyOf('emma');
    expect(new Set(berichten.map(({ berichtId }) => berichtId)).size).toBeGreaterThanOrEqual(230);
    expect(new Set(wijzigingen.map(({ van }) => van)).size).toBeGreaterThanOrEqual(230);
    expect(new Set(vragen.map(({ vraagId }) => vraagId)).size).toBeGreaterThanOrEqual(230);
  });

  it('is refused to staff, to a stranger and beyond the quota', async () => {
    const staff = { actor: 'medewerker-7', reden: 'vraag' };
    expect((await limited.request(path, 'sanne', staff)).status).toBe(403);
    expect((await limited.request(path, undefined)).status).toBe(401);
    const statuses: number[] = [];
    while (statuses.length <= quotas.gegevens.perMinute) {
      statuses.push((await limited.request(path, 'mila')).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
  });
});

it('lists the retention terms of today', async () => {
  const { bewaartermijnen } = await insurer.read<{ bewaartermijnen: Bewaartermijn[] }>(
    '/uitbreidingen/relatie/bewaartermijnen',
    'daan',
  );
  expect(bewaartermijnen).toContainEqual({
    soort: 'declaraties',
    aantal: 7,
    eenheid: 'jaren',
    minstens: true,
  });
});
