import { expect, it } from 'vitest';
import { notasOfBills } from './bills.rules.ts';
import type { ReadPage } from './process/page.ts';
import { readTextLayer, withPdf } from './process/pdf.ts';
import { corpusDay, household } from './testing/bill.testing.ts';
import { drawExample, exampleBill, type ExampleKey } from './testing/example.testing.ts';

const [sanne] = household;

/** Reads an example that is a PDF. */
async function readExample(key: ExampleKey) {
  if (!sanne) throw new Error('Nobody is insured');
  const { content } = await drawExample(key, sanne, corpusDay);
  const page: ReadPage | undefined = await withPdf(content, async (document) =>
    readTextLayer(await document.getPage(1), false),
  );
  const pages = page ? [{ ...page, bestandId: 'nota', bladzijde: 1 }] : [];
  const readFor = { today: corpusDay.toString(), people: household, complete: true };
  return { truth: exampleBill(key, sanne, corpusDay), notas: notasOfBills(pages, readFor) };
}

it.each(['dentist', 'physio', 'glasses', 'german'] as const)(
  'reads the example %s completely and with certainty',
  async (key) => {
    const { truth, notas } = await readExample(key);
    expect(notas).toMatchObject([
      {
        naamZorgverlener: { waarde: truth.naamZorgverlener, zeker: true },
        notaNummer: { waarde: truth.notaNummer, zeker: true },
        relatienummer: { waarde: sanne?.relatienummer, zeker: true },
        buitenland: { waarde: key === 'german' },
        regels: truth.lines.map(({ day, amount }) => ({
          behandelDatum: { waarde: day.toString(), zeker: true },
          zorgsoort: { waarde: truth.kind.zorgsoort, zeker: true },
          bedrag: { waarde: amount / 100, zeker: true },
        })),
        klopt: true,
        ontbreekt: [],
      },
    ]);
  },
);

it('lists what the incomplete example lacks, and is uncertain about its person', async () => {
  const { notas } = await readExample('incomplete');
  expect(notas).toMatchObject([
    {
      relatienummer: { waarde: sanne?.relatienummer, zeker: false },
      ontbreekt: ['geboortedatum', 'verzekerdennummer', 'prestatieCode', 'agbCode', 'notaNummer'],
    },
  ]);
});
