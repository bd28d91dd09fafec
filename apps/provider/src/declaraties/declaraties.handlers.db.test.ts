import type { DeclaratieResponse, DeclaratiesResponse } from '@mijn/contract/declaraties';
import { describe, expect, it } from 'vitest';
import {
  declaratiesOf,
  fullSeedData,
  numberOf,
  useTestProvider,
} from '../testing/trialProvider.testing.ts';
import { change, readRelatie } from '../relatie/change/change.testing.ts';

const provider = await useTestProvider({ jobsHeld: true }, {}, fullSeedData);

const list = (as: string, request = '') =>
  provider.read<DeclaratiesResponse>(`/declaraties${request}`, as);
const open = async (as: string, number = '') => {
  const response = await provider.read<DeclaratieResponse>(`/declaraties/${number}`, as);
  const [declaratie] = response.declaraties;
  if (!declaratie) throw new Error('no claim');
  return declaratie;
};

const readAllOfHenk = async () => {
  const offsets = Array.from({ length: 20 }, (_, i) => i * 100);
  const pages = await Promise.all(
    offsets.map((offset) => list('henk', `?limit=100&offset=${offset}`)),
  );
  return pages.flatMap(({ declaraties }) => declaraties);
};

describe('GET /declaraties', () => {
  it('lists the whole policy for the verzekeringsnemer, newest first', async () => {
    const { status, declaraties, totaal } = await list('sanne');
    expect(status).toEqual({ status: 200 });
    expect([declaraties.length, totaal]).toEqual([20, 32]);
    const days = declaraties.map(({ datum }) => datum);
    expect(days).toEqual(days.toSorted().toReversed());
    expect(declaraties[0]).toMatchObject({
      status: 'INGEDIEND',
      zorgSoorten: ['Tandarts'],
      bedrag: 87.5,
      uitgekeerdBedrag: null,
      opgemaakteNaam: 'Sanne de Vries',
      nieuw: false,
    });
  });

  it('includes the birth date of two visible people with the same first name only', async () => {
    const born = async (as: string) => {
      const { declaraties } = await list(as, '?limit=100');
      return new Map(declaraties.map((row) => [row.relatienummer, row.geboorteDatum]));
    };
    const [daan, bram] = [numberOf('Daan'), numberOf('Bram')];
    expect(new Set((await born('sanne')).values())).toEqual(new Set([null]));
    await change(provider, 'daan', { roepnaam: 'BRAM' });
    const namesakes = await born('sanne');
    expect([namesakes.get(daan), namesakes.get(bram)]).toEqual([
      (await readRelatie(provider, 'daan')).relatie.geboorteDatum,
      (await readRelatie(provider, 'bram')).relatie.geboorteDatum,
    ]);
    expect(namesakes.get(numberOf('Sanne'))).toBeNull();
    const [one] = (await list('sanne', `?relatienummer=${daan}`)).declaraties;
    expect((await open('sanne', one?.nummer)).geboorteDatum).toBe(namesakes.get(daan));
    // Daan sees only his own claims.
    expect(new Set((await born('daan')).values())).toEqual(new Set([null]));
    await change(provider, 'daan', { roepnaam: 'Daan' });
  });

  it('lists their own claims for anybody else', async () => {
    const { declaraties } = await list('daan');
    expect(new Set(declaraties.map((row) => row.relatienummer))).toEqual(
      new Set([numberOf('Daan')]),
    );
    expect(await list('mila')).toMatchObject({ declaraties: [], totaal: 0 });
  });

  let all: ReturnType<typeof readAllOfHenk> | undefined;
  const allOfHenk = () => (all ??= readAllOfHenk());
  it('pages through 2,000 claims without gaps or duplicates', async () => {
    const numbers = (await allOfHenk()).map((row) => row.nummer);
    expect(new Set(numbers).size).toBe(2_000);
    const seeded = new Map(
      declaratiesOf('Henk').map((declaratie) => [declaratie.nummer, declaratie.submittedOn]),
    );
    const times = numbers.map((number) => seeded.get(number));
    expect(times).toEqual(times.toSorted((one = '', other = '') => (one < other ? 1 : -1)));
    expect(await list('henk', '?offset=5000')).toMatchObject({ declaraties: [], totaal: 2_000 });
    expect((await list('henk')).declaraties).toHaveLength(20);
  });

  it.each([
    ['?status=IN_BEHANDELING', 2],
    ['?zorgsoort=Fysiotherapie', 4],
    ['?jaar=2026', 16],
    ['?jaar=2025', 7],
    ['?zoek=duinziekenhuis', 4],
    ['?zoek=hospital&jaar=2026&status=AFGEHANDELD', 2],
    ['?zoek=%25', 0],
    ['?zoek=2026%20duinziekenhuis', 2],
    ['?zoek=duinzikenhuis', 4],
    ['?zoek=D%C3%BAinziekenhuis', 4],
    ['?zoek=duinziekenhuis%20tandarts', 0],
    ['?zoek=DUIN&status=AFGEHANDELD&jaar=2026', 2],
  ])('filters with %s', async (request, count) => {
    const { declaraties, totaal } = await list('sanne', request);
    expect([declaraties.length, totaal]).toEqual([count, count]);
  });

  type Row = Awaited<ReturnType<typeof allOfHenk>>[number];
  const isCare = ({ zorgSoorten, omschrijving }: Row, word: string) =>
    `${zorgSoorten?.join(' ')} ${omschrijving}`.toLowerCase().includes(word);
  const days = ({ behandelDatum = '', datum }: Row) => [behandelDatum, datum];
  it.each<[string, (row: Row) => boolean]>([
    ['fysio', (row) => isCare(row, 'fysio')],
    ['physiotherapy', (row) => isCare(row, 'fysio')],
    ['Fysiothérapie', (row) => isCare(row, 'fysio')],
    ['fysoi', (row) => isCare(row, 'fysio')],
    ['brug huisarts', (row) => isCare(row, 'huisarts') && isCare(row, 'brug')],
    ['€ 22,58', ({ bedrag, uitgekeerdBedrag }) => bedrag === 22.58 || uitgekeerdBedrag === 22.58],
    [
      'medicijnen 2024',
      (row) => isCare(row, 'medicijnen') && days(row).some((day) => day.startsWith('2024')),
    ],
    ['november', (row) => days(row).some((day) => day.slice(5, 7) === '11')],
  ])('finds %j in 2,000 claims: all matches and nothing else', async (typed, isMeant) => {
    const meant = (await allOfHenk()).filter(isMeant);
    expect(meant.length).toBeGreaterThan(0);
    const { totaal } = await list('henk', `?limit=1&zoek=${encodeURIComponent(typed)}`);
    expect(totaal).toBe(meant.length);
  });

  it('omits the count on request', async () => {
    const { text } = await provider.request('/declaraties?limit=1', 'henk', {
      headers: { prefer: 'count=none' },
    });
    expect(text).not.toContain('totaal');
    expect(JSON.parse(text)).toMatchObject({ declaraties: [{ status: expect.any(String) }] });
  });

  it('marks a claim of a care provider, without a payout to the person', async () => {
    const { declaraties } = await list('sanne', `?relatienummer=${numberOf('Daan')}`);
    const [first, ...more] = declaraties.filter(
      ({ soortIndiener }) => soortIndiener === 'Zorgverlener',
    );
    expect(more).toHaveLength(1);
    expect(declaraties.filter(({ soortIndiener }) => soortIndiener === 'Verzekerde')).toHaveLength(
      5,
    );
    const declaratie = await open('sanne', first?.nummer);
    expect(declaratie).toMatchObject({ soortIndiener: 'Zorgverlener', uitkeerInformatie: null });
    expect(declaratie.regels[0]?.eigenRisicoBedrag).toBe(118.4);
  });

  it('returns the day of each payout, as on its page', async () => {
    const { declaraties } = await list('daan');
    const paid = declaraties.filter(({ uitbetaaldOp }) => uitbetaaldOp !== null);
    expect(paid.length).toBeGreaterThan(0);
    for (const { nummer, uitbetaaldOp } of declaraties) {
      const { uitkeerInformatie } = await open('daan', nummer);
      expect([nummer, uitkeerInformatie?.datum ?? null]).toEqual([nummer, uitbetaaldOp]);
    }
  });

  it('filters by person, and returns nothing for a stranger', async () => {
    expect((await list('sanne', `?relatienummer=${numberOf('Lotte')}`)).totaal).toBe(4);
    const foreign = await provider.request(
      `/declaraties?relatienummer=${numberOf('Jan')}`,
      'sanne',
    );
    const unknown = await provider.request('/declaraties?relatienummer=700000000', 'sanne');
    const nonsense = await provider.request(
      `/declaraties?relatienummer=${'x'.repeat(300)}`,
      'sanne',
    );
    expect(foreign.text).toBe('{"status":{"status":200},"declaraties":[],"totaal":0}');
    expect([unknown, nonsense]).toEqual([foreign, foreign]);
  });

  it.each(['?limit=0', '?limit=101', '?offset=-1', '?status=KLAAR', '?meer=1', '?zoek=%00'])(
    'answers 400 for %s without repeating it',
    async (request) => {
      const { status, text } = await provider.request(`/declaraties${request}`, 'sanne');
      expect([status, text]).toEqual([400, '{"status":{"status":400}}']);
    },
  );
});

describe('GET /declaraties/{id}', () => {
  it('returns a handled claim with lines, remarks, steps, payout and history', async () => {
    const first = declaratiesOf('Sanne').find(({ bedrag }) => bedrag === 30_000);
    const declaratie = await open('sanne', first?.nummer);
    expect(declaratie).toMatchObject({
      declarant: 'Sanne de Vries',
      indiener: 'Sanne de Vries',
      bedrag: 300,
      status: 'AFGEHANDELD',
      uitkeerInformatie: null,
      verwachtOp: null,
      afgeschermd: false,
      bestanden: [],
      indicatoren: [{ naam: 'laterInBehandeling', actief: false, redenen: [] }],
    });
    expect(declaratie.regels[0]).toMatchObject({
      zorgSoort: 'Ziekenhuis',
      gedeclareerdBedrag: 300,
      eigenRisicoBedrag: 300,
      uitgekeerdBedrag: 0,
      locatieNaam: 'Duinziekenhuis',
    });
    expect(declaratie.regels[0]?.meldingen?.length).toBeGreaterThan(0);
    expect(declaratie.regels[0]?.stappen?.at(-1)).toMatchObject({ stap: 'uitgekeerd', bedrag: 0 });
    expect(declaratie.verloop?.map(({ status }) => status)).toEqual([
      'INGEDIEND',
      'IN_BEHANDELING',
      'AFGEHANDELD',
    ]);
  });

  it('pays out to the verzekeringsnemer, also for a child', async () => {
    const [, dentist] = declaratiesOf('Lotte');
    const { uitkeerInformatie, indiener, declarant } = await open('sanne', dentist?.nummer);
    expect([declarant, indiener]).toEqual(['Lotte de Vries', 'Sanne de Vries']);
    expect(uitkeerInformatie).toMatchObject({ uitgekeerdBedrag: 63.2, eigenRisicoBedrag: 0 });
  });

  it('is new until this viewer opens it; lists, staff and prefetches do not count', async () => {
    const number = declaratiesOf('Lotte')[0]?.nummer ?? '';
    const isNew = async () =>
      (await list('sanne')).declaraties.find((row) => row.nummer === number)?.nieuw;
    expect(await isNew()).toBe(true);
    await provider.request(`/declaraties/${number}`, 'sanne', { actor: 'm', reden: 'request' });
    await provider.request(`/declaraties/${number}`, 'sanne', {
      headers: { 'sec-purpose': 'prefetch' },
    });
    expect(await isNew()).toBe(true);
    expect((await open('sanne', number)).nieuw).toBe(true);
    expect(await isNew()).toBe(false);
  });

  it('returns the working day of the decision of an open claim, and a later one when it is busy', async () => {
    const plain = declaratiesOf('Sanne').find(({ status }) => status === 'IN_BEHANDELING');
    expect((await open('sanne', plain?.nummer)).verwachtOp).toBe('2026-11-25');
    const listed = (await list('sanne')).declaraties.find(({ nummer }) => nummer === plain?.nummer);
    expect(listed?.verwachtOp).toBe('2026-11-25');
    const busy = declaratiesOf('Bram').find(({ laterInProgress }) => laterInProgress);
    expect(await open('bram', busy?.nummer)).toMatchObject({
      verwachtOp: '2026-12-04',
      indicatoren: [{ actief: true, redenen: ['LangereAfhandelingWegensDrukte'] }],
    });
  });

  it('answers 404 for a withdrawn claim', async () => {
    const number = declaratiesOf('Piet').find(({ status }) => status === 'IN_BEHANDELING')?.nummer;
    await provider.sql(
      `INSERT INTO insurer.declaratie (nummer, relatienummer, indiener, ingediend_op, zorgsoort,
         omschrijving, behandeldatum, bedrag, zorgverlener, teruggetrokken_op)
       SELECT 'D2026-999999', relatienummer, indiener, ingediend_op, zorgsoort, omschrijving,
         behandeldatum, bedrag, zorgverlener, now() FROM insurer.declaratie WHERE nummer = '${number}'`,
    );
    expect((await provider.request('/declaraties/D2026-999999', 'piet')).status).toBe(404);
    expect((await list('piet')).totaal).toBe(9);
  });
});
