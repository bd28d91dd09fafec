import type { DeclaratieResponse } from '@mijn/contract/declaraties';
import type { FactuurInList } from '@mijn/contract/facturen';
import type { ZorgkostenResponse } from '@mijn/contract/zorgkosten';
import { type Euros, eurosToCents, formatAmount } from '@mijn/domain/money';
import { describe, expect, it } from 'vitest';
import { writeLedger } from '../facturen/facturen.testing.ts';
import { ledgerOfSanne, premie, risico } from '../facturen/household.testing.ts';
import { declaratiesOf, numberOf, useTestProvider } from '../testing/trialProvider.testing.ts';
import { openDocument, pagesOf, roles, textOf } from './openDocument.testing.ts';

interface Bills {
  readonly body: { readonly facturen: readonly FactuurInList[] };
}

const insurer = await useTestProvider({ jobsHeld: true });
await writeLedger(insurer, ledgerOfSanne());

const decisionOf = (nummer: string) => `/uitbreidingen/declaraties/${nummer}/besluit`;
const invoiceOf = (kenmerk: string) => `/uitbreidingen/facturen/${kenmerk}/document`;
const yearOf = (who: string, year = 2026) =>
  `/uitbreidingen/jaaroverzicht/${numberOf(who)}/${year}`;
const words = async (path: string, as = 'sanne') => textOf(await openDocument(insurer, path, as));
const amount = (euros: Euros) => formatAmount(eurosToCents(euros), 'nl').replaceAll('\u00a0', ' ');
const handledOf = (who: string) =>
  declaratiesOf(who).filter(({ status }) => status === 'AFGEHANDELD');

const read = async (nummer: string, as: string) =>
  (await insurer.read<DeclaratieResponse>(`/declaraties/${nummer}`, as)).declaraties[0];

const documents = () => [
  decisionOf(handledOf('Sanne')[0]?.nummer ?? ''),
  invoiceOf(risico),
  yearOf('Sanne'),
];

const premieLine = (nr: number) => ({
  bedrag: 1_000,
  omschrijving: `Aanvullende verzekering nummer ${nr} met een lange naam`,
  periode_van: '2026-10-01',
  periode_tot: '2026-11-01',
});

const setToestemming = (who: string, on: boolean) =>
  insurer.sql(`UPDATE insurer.relatie SET toestemming_zorgkosten = ${on}
    WHERE relatienummer = '${numberOf(who)}'`);

const nothingPaid =
  /niets terug|betaal je helemaal zelf|We hebben .* betaald|valt helemaal onder|vergoeden/;

describe('the letter with the decision of a claim', () => {
  it.each(['Sanne', 'Jan', 'Emma'])('states each line of %s as the screen does', async (who) => {
    for (const { nummer } of handledOf(who).slice(0, 4)) {
      const text = await words(decisionOf(nummer), who.toLowerCase());
      const onScreen = await read(nummer, who.toLowerCase());
      expect(text).toContain(`Declaratienummer ${nummer}`);
      for (const line of onScreen?.regels ?? []) {
        expect(text).toContain(amount(line.gedeclareerdBedrag));
        expect(text).toContain(amount(line.uitgekeerdBedrag));
      }
      const paid = onScreen?.uitkeerInformatie;
      if (paid) expect(text).toContain(`We vergoeden ${amount(paid.uitgekeerdBedrag)}.`);
      else expect(text).toMatch(nothingPaid);
      expect(text).not.toMatch(/NL\d\d[A-Z]{4}\d/);
      expect(text).toContain('Klopt dit niet?');
      expect(text).toContain('SKGZ');
    }
  });

  it('is 404 before the claim is decided', async () => {
    const open = declaratiesOf('Sanne').find(({ status }) => status !== 'AFGEHANDELD');
    const nothing = await insurer.request(decisionOf('D2026-00000000'), 'sanne');
    expect(nothing).toMatchObject({ status: 404, text: '{"status":404}' });
    expect(await insurer.request(decisionOf(open?.nummer ?? ''), 'sanne')).toEqual(nothing);
  });

  it('leaves out care that the reader may not see, and says so', async () => {
    const [handled] = handledOf('Daan');
    const nummer = handled?.nummer ?? '';
    const place = (await read(nummer, 'daan'))?.regels[0]?.locatieNaam ?? '–';
    expect(await words(decisionOf(nummer), 'daan')).toContain(place);
    await setToestemming('Daan', false);
    const text = await words(decisionOf(nummer), 'sanne');
    await setToestemming('Daan', true);
    expect(text).not.toContain(place);
    expect(text).toContain('toestemming');
  });
});

describe('the PDF of an invoice', () => {
  it.each([
    ['premium', premie, ['Zorgpremie', 'Factuurnummer', 'Totaal']],
    ['own risk', risico, ['Eigen risico en eigen bijdrage', 'Zorg van Daan de Vries', 'Samen']],
  ])('contains the numbers, lines and sums of %s', async (_kind, kenmerk, said) => {
    const { body } = await insurer.read<Bills>('/facturen', 'sanne');
    const listed = body.facturen.find((one) => one.kenmerk === kenmerk);
    const text = await words(invoiceOf(kenmerk));
    for (const one of said) expect(text).toContain(one);
    expect(text).toContain(`Status ${listed?.status}`);
    if (listed) expect(text).toContain(`Totaal ${amount(listed.bedrag)}`);
  });

  it('exists for every invoice of every debtor, with its full amount', async () => {
    for (const as of ['sanne', 'jan', 'tom', 'emma']) {
      const { body } = await insurer.read<Bills>('/facturen', as);
      const kinds = new Map(body.facturen.map((one) => [one.soortFactuur + one.status, one]));
      for (const { kenmerk, bedrag } of kinds.values()) {
        expect(await words(invoiceOf(kenmerk), as)).toContain(`Totaal ${amount(bedrag)}`);
      }
    }
  });
});

describe('the PDF of a year overview', () => {
  it.each(['Sanne', 'Jan', 'Henk'])('adds up as care costs do: %s', async (who) => {
    const as = who.toLowerCase();
    const path = `/zorgkosten/${numberOf(who)}/2026`;
    const { zorgkostenRegels } = await insurer.read<ZorgkostenResponse>(path, as);
    const sum = (name: 'bedragEigenRisico' | 'bedragGedeclareerd' | 'bedragVergoed') =>
      formatAmount(
        zorgkostenRegels.reduce((soFar, line) => soFar + eurosToCents(line[name]), 0),
        'nl',
      ).replaceAll('\u00a0', ' ');
    const text = await words(yearOf(who), as);
    expect(text).toContain(`Eigen risico ${sum('bedragEigenRisico')} Telt niet mee`);
    expect(text).toContain(`samen kostte ${sum('bedragGedeclareerd')}.`);
    expect(text).toContain(`vergoedden wij ${sum('bedragVergoed')}.`);
  });

  it('shows the premium only to the person who pays it', async () => {
    expect(await words(yearOf('Sanne'))).toContain('Betaalde premie');
    expect(await words(yearOf('Daan'), 'daan')).not.toContain('Betaalde premie');
  });
});

describe('every document', () => {
  it('is tagged, with language, title, reader, day and page numbers', async () => {
    for (const path of documents()) {
      const document = await openDocument(insurer, `${path}?taal=en`, 'sanne');
      const { info } = await document.getMetadata();
      expect(info).toMatchObject({ Author: 'Zilverzand', Language: 'en-GB' });
      const marked: unknown = await document.getMarkInfo();
      expect(marked).toEqual(
        new Map(Object.entries({ Marked: true, UserProperties: false, Suspects: false })),
      );
      const parsed = roles(await (await document.getPage(1)).getStructTree());
      expect(parsed.filter((role) => role === 'H1')).toHaveLength(1);
      expect(parsed).toContain('Table');
      expect(parsed).toContain('TH');
      const pages = await pagesOf(document);
      expect(pages[0]).toContain('Sanne de Vries, 21 November 2026');
      for (const [i, text] of pages.entries()) {
        expect(text).toContain(`Page ${i + 1} of ${pages.length}`);
      }
    }
  });

  it('is not cached, has its own file name, and is logged', async () => {
    for (const path of documents()) {
      const { headers } = await insurer.request(path, 'sanne');
      expect(headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': expect.stringMatching(/^attachment; filename="\w+ .*\.pdf"/),
        'cache-control': 'no-store',
      });
    }
    const logged = await insurer.sql(`SELECT DISTINCT operatie FROM insurer.inzage
      WHERE kijker = '${numberOf('Sanne')}' ORDER BY 1`);
    expect(logged).toEqual(
      expect.arrayContaining([
        { operatie: 'getBesluit' },
        { operatie: 'getFactuurDocument' },
        { operatie: 'listZorgkosten' },
      ]),
    );
  });

  it('continues over pages when it has many lines, without an empty page', async () => {
    const kenmerk = 'F2026-55550001';
    const regels = Array.from({ length: 60 }, (_, nr) => premieLine(nr));
    const factuur = { kenmerk, soort: 'Zorgpremie' as const, datum: '2026-10-01', regels };
    await writeLedger(insurer, { debiteur: numberOf('Jan'), facturen: [factuur] });
    const document = await openDocument(insurer, invoiceOf(kenmerk), 'jan');
    const pages = await pagesOf(document);
    expect(pages.length).toBeGreaterThan(2);
    for (const text of pages.slice(0, -1)) expect(text.length).toBeGreaterThan(200);
    expect(pages.join(' ')).toContain('Totaal € 600,00');
    const last = await document.getPage(pages.length);
    expect(last.view.map(Math.round)).toEqual([0, 0, 595, 842]);
  });
});
