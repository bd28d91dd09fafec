import { toDecimalText } from '@mijn/domain/money';
import { expect, it } from 'vitest';
import { notasOfBills } from '../bills.rules.ts';
import { billOf, corpusDay, household } from '../testing/bill.testing.ts';
import { drawBill } from '../testing/drawBill.testing.ts';
import { layoutOf } from '../testing/layout.testing.ts';
import { readTextLayer, withPdf } from './pdf.ts';

const seed = Array.from({ length: 60 }, (_, at) => at).find((at) => layoutOf(at).paymentCode) ?? 0;

const said = (text: string, left: number) =>
  ({ text, left, top: 0.5, width: 0.1, height: 0.01, certainty: 100 }) as const;

it('reads the payment code exactly, which makes a total without lines certain', async () => {
  const truth = billOf(seed);
  const pdf = await drawBill(truth, seed, false);
  const page = await withPdf(pdf, async (document) =>
    readTextLayer(await document.getPage(1), true),
  );
  const [code] = page?.codes ?? [];
  const euros = toDecimalText(truth.total);
  expect(code?.split('\n').slice(0, 8)).toEqual([
    'BCD',
    '002',
    '1',
    'SCT',
    '',
    truth.naamZorgverlener,
    'NL91ABNA0417164300',
    `EUR${euros}`,
  ]);

  const words = [said('Totaal', 0.1), said(euros.replace('.', ','), 0.5)];
  const readFor = { today: corpusDay.toString(), people: household, complete: true };
  const readWith = (codes: readonly string[]) =>
    notasOfBills(
      [{ words, shape: 1.4, codes, seen: false, bestandId: 'a', bladzijde: 1 }],
      readFor,
    );
  expect(readWith([code ?? ''])).toMatchObject([{ klopt: true, totaal: { zeker: true } }]);
  expect(readWith([])).toMatchObject([{ klopt: false, totaal: { zeker: false } }]);
});
