import type { BerichtenResponse } from '@mijn/contract/berichten';
import type { DocumentenResponse, ListedDocument } from '@mijn/contract/documenten';
import type { Verzekering } from '@mijn/contract/verzekering';
import { type Euros, eurosToCents, formatAmount } from '@mijn/domain/money';
import { describe, expect, it } from 'vitest';
import { openDocument, roles, textOf } from '../../documents/openDocument.testing.ts';
import { inJob } from '../../jobs/jobTransaction.ts';
import {
  fullSeedData,
  numberOf,
  usePool,
  useTestProvider,
} from '../../testing/trialProvider.testing.ts';
import { addPolisbladBerichten } from './jobs/polisbladen.queries.ts';

const path = '/uitbreidingen/documenten';
const [sanne, daan, henk] = [numberOf('Sanne'), numberOf('Daan'), numberOf('Henk')];
const polis = `P${sanne}`;

const insurer = await useTestProvider({ quotas: false, jobsHeld: true }, {}, fullSeedData);
await insurer.sql(`
  INSERT INTO insurer.brief (sleutel, relatienummer, soort, merk, datum, onderwerpen, inhoud, op_papier)
  SELECT soort || '/test', '${sanne}', soort, 'ZZ', '2026-10-02', '{}', inhoud::jsonb, true
  FROM (VALUES
    ('aanmaning', '{"geadresseerde": ["Sanne"], "betaalverzoeken": [], "receivedOn": "2026-10-02", "kosten": 4000}'),
    ('premieachterstand',
      '{"geadresseerde": ["Sanne"], "stap": "waarschuwing", "maanden": 4, "bedrag": 5000, "nextMonths": 6}'))
    v (soort, inhoud);
  INSERT INTO insurer.regeling
    (regeling_id, sleutel, debiteur, soort, status, termijnbedrag, ingangsdatum, beeindigd_op)
  VALUES ('R2025-0000001', 'test', '${sanne}', 'betalingsregeling', 'voltooid', 5000, '2025-03-01', '2025-09-30');`);

const list = (search = '', as = 'sanne') =>
  insurer.read<DocumentenResponse>(`${path}?limit=100${search}`, as);
const keysOf = ({ documenten }: DocumentenResponse) =>
  documenten.map(({ soort, jaar, kenmerk }) => `${soort} ${jaar} ${kenmerk}`);
const refusal = async (address: string, as: string) => {
  const { status, text } = await insurer.request(address, as);
  return { status, redenen: status === 403 ? JSON.parse(text).redenen : undefined };
};
const words = async (address: string, as = 'sanne') =>
  textOf(await openDocument(insurer, address, as));
const sheet = (year: number | string, number = polis) =>
  `/uitbreidingen/polisbladen/${number}/${year}`;
const amount = (euros: Euros) => formatAmount(eurosToCents(euros), 'nl').replaceAll('\u00a0', ' ');

/** The address of a document's PDF: that of its own call. */
const addressOf = ({ soort, kenmerk, jaar }: ListedDocument): string =>
  ({
    polisblad: sheet(jaar, kenmerk),
    jaaroverzicht: `/uitbreidingen/jaaroverzicht/${kenmerk}/${jaar}`,
    regeling: `/uitbreidingen/regelingen/${kenmerk}/document`,
    brief: `/uitbreidingen/brieven/${kenmerk}`,
    besluit: `/uitbreidingen/declaraties/${kenmerk}/besluit`,
  })[soort];

const decisionsOfDaan = async () => {
  const { documenten } = await list('&soort=besluit');
  return documenten.filter(({ roepnaam }) => roepnaam === 'Daan');
};

describe('the list of documents', () => {
  it('is ordered by year, newest first, then by kind', async () => {
    const { documenten } = await list();
    const years = documenten.map(({ jaar }) => jaar);
    expect(years).toEqual(years.toSorted((one, other) => other - one));
    const of = (year: number) =>
      documenten.filter(({ jaar }) => jaar === year).map(({ soort }) => soort);
    expect(of(2027)).toEqual(['polisblad']);
    expect(of(2026)).toEqual([
      'polisblad',
      ...Array<string>(4).fill('jaaroverzicht'),
      ...Array<string>(2).fill('brief'),
    ]);
    expect(of(2025)).toEqual(['polisblad', ...Array<string>(4).fill('jaaroverzicht'), 'regeling']);
  });

  it('names the subject of each document', async () => {
    const { documenten } = await list('&jaar=2026');
    const [own, ...others] = documenten.filter(({ soort }) => soort === 'jaaroverzicht');
    expect(own).toMatchObject({ kenmerk: sanne, roepnaam: null, datum: null });
    expect(others.map(({ roepnaam }) => roepnaam)).toEqual(['Daan', 'Bram', 'Lotte']);
    const letters = documenten.filter(({ soort }) => soort === 'brief');
    expect(new Set(letters.map(({ brief }) => brief))).toEqual(
      new Set(['aanmaning', 'waarschuwing']),
    );
    expect(documenten[0]).toMatchObject({ kenmerk: polis, datum: '2025-11-12' });
    const { documenten: earlier } = await list('&jaar=2025&soort=regeling');
    expect(earlier).toMatchObject([{ regeling: 'betalingsregeling', datum: '2025-03-01' }]);
  });

  it('lists decisions only when asked for, and always counts them', async () => {
    const all = await list();
    expect(all.documenten.some(({ soort }) => soort === 'besluit')).toBe(false);
    const { documenten } = await list('&soort=besluit');
    expect(documenten.length).toBeGreaterThan(3);
    const counted = all.aantallen.filter(({ soort }) => soort === 'besluit');
    expect(counted.reduce((sum, { aantal }) => sum + aantal, 0)).toBe(documenten.length);
    expect(keysOf(await list('&soort=besluit', 'sanne'))).toEqual(
      expect.arrayContaining(documenten.map(({ jaar, kenmerk }) => `besluit ${jaar} ${kenmerk}`)),
    );
  });

  it('gives the years of a long history in pages, without repeating any', async () => {
    const { aantallen } = await list('', 'henk');
    const [year] = aantallen.filter(({ soort, aantal }) => soort === 'besluit' && aantal > 100);
    const page = (offset: number) =>
      list(`&soort=besluit&jaar=${year?.jaar}&offset=${offset}`, 'henk');
    const [one, two] = [await page(0), await page(100)];
    expect(one.documenten).toHaveLength(100);
    expect(new Set([...keysOf(one), ...keysOf(two)]).size).toBe(Math.min(200, year?.aantal ?? 0));
    expect(one.documenten.every(({ jaar }) => jaar === year?.jaar)).toBe(true);
  });

  it('names the number by which the PDF of each kind is found', async () => {
    const all = [...(await list()).documenten, ...(await list('&soort=besluit')).documenten];
    const ofEachKind = new Map(all.map((one) => [one.soort, one]));
    expect(ofEachKind.size).toBe(5);
    for (const one of ofEachKind.values()) {
      const document = await openDocument(insurer, addressOf(one), 'sanne');
      expect([addressOf(one), document.numPages > 0]).toEqual([addressOf(one), true]);
    }
  });

  it('hides the care of decisions about people who do not consent', async () => {
    const consent = (on: boolean) =>
      insurer.sql(
        `UPDATE insurer.relatie SET toestemming_zorgkosten = ${on} WHERE relatienummer = '${daan}'`,
      );
    const shown = await decisionsOfDaan();
    await consent(false);
    const hidden = await decisionsOfDaan();
    await consent(true);
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.every(({ zorgsoorten }) => (zorgsoorten ?? []).length > 0)).toBe(true);
    // Care of claims that Sanne sent in herself stays visible to her.
    const own = await insurer.sql<{ nummer: string }>(
      `SELECT nummer FROM insurer.declaratie WHERE indiener = '${sanne}'`,
    );
    const sent = new Set(own.map(({ nummer }) => nummer));
    expect(hidden.map(({ kenmerk, zorgsoorten }) => [kenmerk, zorgsoorten !== null])).toEqual(
      hidden.map(({ kenmerk }) => [kenmerk, sent.has(kenmerk)]),
    );
    expect(hidden.some(({ zorgsoorten }) => zorgsoorten === null)).toBe(true);
  });

  it.each([
    ['a co-insured person', 'daan', ['GeenVerzekeringsnemer']],
    ['a child', 'bram', ['GeenVerzekeringsnemer']],
    ['a person of the other brand', 'piet', ['GeenZenZ']],
  ])('is closed to %s, with the reason', async (_who, as, redenen) => {
    expect(await refusal(path, as)).toEqual({ status: 403, redenen });
  });

  it('is empty but for the first sheet and overview of a person insured since today', async () => {
    const { documenten, aantallen } = await list('', 'mila');
    expect(documenten.map(({ soort, jaar }) => `${soort} ${jaar}`)).toEqual([
      'polisblad 2027',
      'polisblad 2026',
      'jaaroverzicht 2026',
    ]);
    expect(aantallen).toHaveLength(3);
  });

  it('refuses filters that do not exist', async () => {
    for (const search of ['?soort=factuur', '?jaar=x', '?limit=101', '?wie=1']) {
      expect((await insurer.request(`${path}${search}`, 'sanne')).status).toBe(400);
    }
  });

  it('is logged once per person whom it is about', async () => {
    await insurer.sql(`SET session_replication_role = replica; DELETE FROM insurer.inzage;
      SET session_replication_role = origin`);
    await list('&soort=regeling');
    const rows = await insurer.sql<{ betreft: string; operatie: string }>(
      'SELECT betreft, operatie FROM insurer.inzage ORDER BY betreft',
    );
    expect(rows).toEqual(
      ['Sanne', 'Daan', 'Bram', 'Lotte']
        .map(numberOf)
        .toSorted()
        .map((betreft) => ({ betreft, operatie: 'listDocumenten' })),
    );
  });
});

describe('a policy sheet', () => {
  it('agrees with the insurances and the own risk of every screen', async () => {
    const text = await words(sheet(2026));
    const { verzekeringen } = await insurer.read<{ verzekeringen: Verzekering[] }>(
      '/uitbreidingen/relatie/verzekeringen',
      'sanne',
    );
    for (const { opgemaakteNaam, premie } of verzekeringen) {
      expect(text).toContain(opgemaakteNaam);
      if (premie > 0) expect(text).toContain(amount(premie));
    }
    const { body } = await insurer.read<{
      body: { eigenRisico: { verplichtBedrag: Euros; vrijwilligBedrag: Euros } };
    }>(`/eigenRisicoPerJaar?relatienummer=${sanne}&jaar=2026&merk=ZZ`, 'sanne');
    const { verplichtBedrag, vrijwilligBedrag } = body.eigenRisico;
    expect(text).toContain(`Sanne de Vries ${amount(verplichtBedrag)} ${amount(vrijwilligBedrag)}`);
    expect(text).toContain('1 januari 2026 tot en met 31 december 2026');
    expect(text).toContain('Geen premie');
    expect(text).toContain('wie vandaag op je polis staat');
  });

  it('says that the own risk of the next year is not known yet', async () => {
    const text = await words(sheet(2027));
    expect(text).toContain('Polisblad 2027');
    expect(text).toContain('is nog niet bekend');
    expect(text).toContain('€ 176,40');
    const before = await insurer.request(sheet(2028), 'sanne');
    expect(before).toMatchObject({ status: 404, text: '{"status":404}' });
  });

  it('has the premium of its own year', async () => {
    const text = await words(sheet(2022));
    expect(text).toContain('wie vandaag op je polis staat');
    // € 128,95 less € 4,00 for voluntary own risk, with € 13,10 for the supplementary package.
    expect(text).toContain('€ 138,05');
    expect((await insurer.request(sheet(2021), 'sanne')).status).toBe(404);
  });

  it('starts the premium of a person who turns 18 within the year on its first day', async () => {
    const [emma] = await insurer.sql<{ number: string }>(
      `SELECT polisnummer AS number FROM insurer.polis WHERE verzekeringsnemer = '${numberOf('Emma')}'`,
    );
    expect(await words(sheet(2026, emma?.number), 'emma')).toMatch(/vanaf 1 \w+ 2026/);
  });

  it('is tagged, in English when asked for', async () => {
    const document = await openDocument(insurer, `${sheet(2026)}?taal=en`, 'sanne');
    const { info } = await document.getMetadata();
    expect(info).toMatchObject({ Title: 'Policy sheet 2026', Language: 'en-GB' });
    const tree = roles(await (await document.getPage(1)).getStructTree());
    expect(tree).toEqual(expect.arrayContaining(['H1', 'H2', 'Table', 'TH', 'TD', 'L']));
    expect(await textOf(document)).toContain('Premium per month');
  });

  it('is found by its verzekeringsnemer only, while their documents are open', async () => {
    const unknown = await insurer.request(sheet(2026, 'P1'), 'jan');
    expect(unknown).toMatchObject({ status: 404, text: '{"status":404}' });
    for (const as of ['jan', 'daan', 'bram', 'mila']) {
      expect(await insurer.request(sheet(2026), as)).toEqual(unknown);
    }
    expect(await refusal(sheet(2026, `P${numberOf('Piet')}`), 'piet')).toEqual({
      status: 403,
      redenen: ['GeenZenZ'],
    });
  });
});

describe('the document of an arrangement', () => {
  it('lists its invoices and its terms, and is found by its debtor only', async () => {
    const text = await words('/uitbreidingen/regelingen/R2025-0000001/document');
    expect(text).toContain('Betalingsregeling');
    expect(text).toContain('Afbetaald op 30 september 2025');
    expect(
      (await insurer.request('/uitbreidingen/regelingen/R2025-0000001/document', 'daan')).status,
    ).toBe(404);
  });
});

describe('the message about a policy sheet', () => {
  const jobs = usePool(insurer);
  const told = (day: string) =>
    inJob(jobs, (transaction) => addPolisbladBerichten(transaction, Temporal.PlainDate.from(day)));
  const yearsOf = async (who: string) => {
    const rows = await insurer.sql<{ onderwerp: string }>(`SELECT onderwerp FROM insurer.bericht
      WHERE soort = 'polisblad' AND relatienummer = '${who}' ORDER BY volgnummer`);
    return rows.map(({ onderwerp }) => onderwerp);
  };

  it('comes once per person and year: in the season, or with the year for a policy begun since', async () => {
    expect(await told('2026-11-12')).toBeGreaterThan(5);
    expect(await told('2026-11-12')).toBe(0);
    expect(await yearsOf(sanne)).toEqual([`${polis}/2027`]);
    expect(await yearsOf(numberOf('Mila'))).toEqual([]);
    await told('2027-01-02');
    expect(await yearsOf(sanne)).toEqual([`${polis}/2027`]);
    expect(await yearsOf(numberOf('Mila'))).toEqual([`P${numberOf('Mila')}/2027`]);
    for (const who of [daan, numberOf('Piet')]) expect(await yearsOf(who)).toEqual([]);
    expect(await yearsOf(henk)).toHaveLength(1);
    const { berichten } = await insurer.read<BerichtenResponse>(
      '/uitbreidingen/berichten',
      'sanne',
    );
    expect(berichten.find(({ soort }) => soort === 'polisblad')).toMatchObject({
      jaar: 2027,
      kenmerk: null,
      datum: '2026-11-12',
    });
  });

  it('waits for the year while its premium is not known', async () => {
    expect(await told('2027-11-12')).toBe(0);
    expect(await told('2028-01-02')).toBeGreaterThan(5);
  });
});
