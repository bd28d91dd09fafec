import { describe, expect, it } from 'vitest';
import { wayBetween } from '../../../api/loading.testing.ts';
import { onPage } from '../../../api/onPage.testing.tsx';
import { show, words, wordsIn } from '../../../api/show.testing.tsx';
import { AfterPost } from '../../../forms/afterPost.testing.tsx';
import { exampleFactuurInList } from '../factuurInList.testing.ts';
import { Component, shouldRevalidate } from './FacturenPage.tsx';

const revalidates = (from: string, to: string) => shouldRevalidate(wayBetween(from, to));

it('does not revalidate for a filter or more rows, because all invoices are loaded', () => {
  expect(revalidates('/facturen', '/facturen?status=open')).toBe(false);
  expect(revalidates('/facturen?status=open', '/facturen?status=open&toon=40')).toBe(false);
});

it('revalidates on request of the page, such as after a payment', () => {
  expect(revalidates('/facturen', '/facturen')).toBe(true);
  expect(revalidates('/facturen?status=open', '/facturen?status=open')).toBe(true);
});

it('never says that all is paid and nothing is to be done while money waits for an account', () => {
  const tegoeden = [{ soort: 'declaratie', kenmerk: 'D1', bedrag: 8_250, sinds: '2026-11-01' }];
  const factuur = { ...exampleFactuurInList, status: 'Betaald', bedrag: 100, openBedrag: 0 };
  const of = (waiting: object[]) =>
    words(
      onPage(Component, {
        data: {
          betaalverzoeken: { succeeded: true, value: [] },
          facturen: {
            succeeded: true,
            value: [{ ...factuur, betalingsRegelingId: null, regeling: null }],
          },
          onderweg: [],
          achterstanden: [],
          tegoeden: waiting,
          noAccount: true,
          coInsured: false,
          reasons: [],
        },
      }),
    );
  expect(of([])).toContain('Alles is betaald. Je hoeft niets te doen.');
  expect(of(tegoeden)).toContain('Er staat € 82,50 voor je klaar.');
  expect(of(tegoeden)).not.toContain('Je hoeft niets te doen');
});

const premie = (month: string, own = {}) => ({
  soortFactuur: 'Zorgpremie',
  datum: `2026-${month}-01`,
  periode: `2026-${month}`,
  bedrag: 34_480,
  status: 'Betaald',
  kenmerk: `F2026-000000${month}`,
  openBedrag: 0,
  kenmerkBetaalverzoek: null,
  datumAutomatischeIncasso: null,
  betalingsRegelingId: null,
  regeling: null,
  ...own,
});

describe('searching', () => {
  const months = ['12', '11', '10', '09', '08', '07', '06', '05', '04', '03'];
  const value = months.map((month) => premie(month, month === '07' ? { bedrag: 12_345 } : {}));
  const page = (rows: typeof value, Shown = Component) =>
    onPage(Shown, {
      data: {
        betaalverzoeken: { succeeded: true, value: [] },
        facturen: { succeeded: true, value: rows },
        onderweg: [],
        achterstanden: [],
        tegoeden: [],
        noAccount: false,
        coInsured: false,
        reasons: [],
      },
    });
  const posted = (zoek: string) => {
    const Posted = () => (
      <AfterPost outcome={{ form: 'search', values: { zoek } }}>
        <Component />
      </AfterPost>
    );
    return show(page(value, Posted));
  };
  const found = (zoek: string) =>
    Array.from(
      posted(zoek).matchAll(/href="\/facturen\/F2026-000000(\d\d)"/g),
      ([, month]) => month,
    );

  it('has a field from ten invoices', () => {
    expect(words(page(value))).toContain('Zoek in je facturen');
    expect(words(page(value.slice(1)))).not.toContain('Zoek in je facturen');
  });

  it('finds by month, amount and words in both languages, posted without script', () => {
    expect(found('november')).toEqual(['11']);
    expect(found('premie mei')).toEqual(['05']);
    expect(found('€ 123,45')).toEqual(['07']);
    expect(found('premium may')).toEqual(['05']);
    expect(wordsIn(posted('november'))).toContain('1 gevonden');
  });

  it('says that nothing was found, and puts the words in no address', () => {
    expect(wordsIn(posted('tandarts'))).toContain('Niets gevonden');
    expect(posted('november')).not.toMatch(/href="[^"]*november/);
  });
});
