import type { DeclaratieAntwoord, DeclaratiesAntwoord } from '@mijn/contract/declaraties';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  declaratiesVan,
  heelGoed,
  nummerVan,
  type ProefProvider,
  startProefProvider,
} from '../testhulp/proefProvider.ts';

let provider: ProefProvider;
beforeAll(async () => {
  provider = await startProefProvider({}, {}, heelGoed);
});
afterAll(() => provider.stop());

const lijst = (als: string, vraag = '') =>
  provider.lees<DeclaratiesAntwoord>(`/declaraties${vraag}`, als);
const open = async (als: string, nummer = '') => {
  const antwoord = await provider.lees<DeclaratieAntwoord>(`/declaraties/${nummer}`, als);
  const [declaratie] = antwoord.declaraties;
  if (!declaratie) throw new Error('no claim');
  return declaratie;
};

describe('GET /declaraties', () => {
  it('lists the whole policy for the verzekeringsnemer, newest first', async () => {
    const { status, declaraties, totaal } = await lijst('sanne');
    expect(status).toEqual({ status: 200 });
    expect([declaraties.length, totaal]).toEqual([16, 16]);
    const dagen = declaraties.map(({ datum }) => datum);
    expect(dagen).toEqual(dagen.toSorted().toReversed());
    expect(declaraties[0]).toMatchObject({
      status: 'INGEDIEND',
      zorgSoorten: ['Tandarts'],
      bedrag: 87.5,
      uitgekeerdBedrag: null,
      opgemaakteNaam: 'Sanne de Vries',
      nieuw: false,
    });
  });

  it('lists one’s own for anybody else', async () => {
    const { declaraties } = await lijst('daan');
    expect(new Set(declaraties.map((rij) => rij.relatienummer))).toEqual(
      new Set([nummerVan('Daan')]),
    );
    expect(await lijst('mila')).toMatchObject({ declaraties: [], totaal: 0 });
  });

  it('turns pages through all of 2,000 claims without a gap or a double', async () => {
    const bladzijden = await Promise.all(
      Array.from({ length: 20 }, (_, i) => lijst('henk', `?limit=100&offset=${i * 100}`)),
    );
    const nummers = bladzijden.flatMap(({ declaraties }) => declaraties.map((rij) => rij.nummer));
    expect(new Set(nummers).size).toBe(2_000);
    const gezaaid = new Map(
      declaratiesVan('Henk').map((claim) => [claim.nummer, claim.ingediendOp]),
    );
    const tijden = nummers.map((nummer) => gezaaid.get(nummer));
    expect(tijden).toEqual(tijden.toSorted((een = '', ander = '') => (een < ander ? 1 : -1)));
    expect(await lijst('henk', '?offset=5000')).toMatchObject({ declaraties: [], totaal: 2_000 });
    expect((await lijst('henk')).declaraties).toHaveLength(20);
  });

  it.each([
    ['?status=IN_BEHANDELING', 2],
    ['?zorgsoort=Fysiotherapie', 2],
    ['?jaar=2026', 16],
    ['?jaar=2025', 0],
    ['?zoek=duinziekenhuis', 2],
    ['?zoek=%25', 0],
    ['?zoek=DUIN&status=AFGEHANDELD&jaar=2026', 2],
  ])('filters with %s', async (vraag, aantal) => {
    const { declaraties, totaal } = await lijst('sanne', vraag);
    expect([declaraties.length, totaal]).toEqual([aantal, aantal]);
  });

  it('is not counted for who prefers that', async () => {
    const { tekst } = await provider.vraag('/declaraties?limit=1', 'henk', {
      headers: { prefer: 'count=none' },
    });
    expect(tekst).not.toContain('totaal');
    expect(JSON.parse(tekst)).toMatchObject({ declaraties: [{ status: expect.any(String) }] });
  });

  it('says of a claim of a care provider that it is one, and pays the person nothing', async () => {
    const { declaraties } = await lijst('sanne', `?relatienummer=${nummerVan('Daan')}`);
    const [eerste, ...meer] = declaraties.filter((claim) => claim.soortIndiener === 'Zorgverlener');
    expect(meer).toEqual([]);
    expect(declaraties.filter(({ soortIndiener }) => soortIndiener === 'Verzekerde')).toHaveLength(
      2,
    );
    const claim = await open('sanne', eerste?.nummer);
    expect(claim).toMatchObject({ soortIndiener: 'Zorgverlener', uitkeerInformatie: null });
    expect(claim.regels[0]?.eigenRisicoBedrag).toBe(118.4);
  });

  it('filters by person, and finds nobody’s claims for a stranger', async () => {
    expect((await lijst('sanne', `?relatienummer=${nummerVan('Lotte')}`)).totaal).toBe(2);
    const vreemd = await provider.vraag(`/declaraties?relatienummer=${nummerVan('Jan')}`, 'sanne');
    const onbekend = await provider.vraag('/declaraties?relatienummer=700000000', 'sanne');
    const onzin = await provider.vraag(`/declaraties?relatienummer=${'x'.repeat(300)}`, 'sanne');
    expect(vreemd.tekst).toBe('{"status":{"status":200},"declaraties":[],"totaal":0}');
    expect([onbekend, onzin]).toEqual([vreemd, vreemd]);
  });

  it.each(['?limit=0', '?limit=101', '?offset=-1', '?status=KLAAR', '?meer=1', '?zoek=%00'])(
    'refuses %s without repeating it',
    async (vraag) => {
      const { status, tekst } = await provider.vraag(`/declaraties${vraag}`, 'sanne');
      expect([status, tekst]).toEqual([400, '{"status":{"status":400}}']);
    },
  );
});

describe('GET /declaraties/{id}', () => {
  it('shows a settled claim with lines, remarks, steps, payout and history', async () => {
    const eerste = declaratiesVan('Sanne').find(({ bedrag }) => bedrag === 30_000);
    const declaratie = await open('sanne', eerste?.nummer);
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
    const [, tandarts] = declaratiesVan('Lotte');
    const { uitkeerInformatie, indiener, declarant } = await open('sanne', tandarts?.nummer);
    expect([declarant, indiener]).toEqual(['Lotte de Vries', 'Sanne de Vries']);
    expect(uitkeerInformatie).toMatchObject({ uitgekeerdBedrag: 63.2, eigenRisicoBedrag: 0 });
  });

  it('is new until this viewer opens it; a list, staff and a prefetch do not count', async () => {
    const nummer = declaratiesVan('Lotte')[0]?.nummer ?? '';
    const isNieuw = async () =>
      (await lijst('sanne')).declaraties.find((rij) => rij.nummer === nummer)?.nieuw;
    expect(await isNieuw()).toBe(true);
    await provider.vraag(`/declaraties/${nummer}`, 'sanne', { actor: 'm', reden: 'vraag' });
    await provider.vraag(`/declaraties/${nummer}`, 'sanne', {
      headers: { 'sec-purpose': 'prefetch' },
    });
    expect(await isNieuw()).toBe(true);
    expect((await open('sanne', nummer)).nieuw).toBe(true);
    expect(await isNieuw()).toBe(false);
  });

  it('says by which working day an open claim is settled, and later when it is busy', async () => {
    const gewoon = declaratiesVan('Sanne').find(({ status }) => status === 'IN_BEHANDELING');
    expect((await open('sanne', gewoon?.nummer)).verwachtOp).toBe('2026-11-25');
    const druk = declaratiesVan('Bram').find(({ laterInBehandeling }) => laterInBehandeling);
    expect(await open('bram', druk?.nummer)).toMatchObject({
      verwachtOp: '2026-12-04',
      indicatoren: [{ actief: true, redenen: ['LangereAfhandelingWegensDrukte'] }],
    });
  });

  it('does not show a withdrawn claim', async () => {
    const nummer = declaratiesVan('Piet').find(({ status }) => status === 'IN_BEHANDELING')?.nummer;
    await provider.sql(
      `INSERT INTO verzekeraar.declaratie (nummer, relatienummer, indiener, ingediend_op, zorgsoort,
         omschrijving, behandeldatum, bedrag, zorgverlener, teruggetrokken_op)
       SELECT 'D2026-999999', relatienummer, indiener, ingediend_op, zorgsoort, omschrijving,
         behandeldatum, bedrag, zorgverlener, now() FROM verzekeraar.declaratie WHERE nummer = '${nummer}'`,
    );
    expect((await provider.vraag('/declaraties/D2026-999999', 'piet')).status).toBe(404);
    expect((await lijst('piet')).totaal).toBe(4);
  });
});
