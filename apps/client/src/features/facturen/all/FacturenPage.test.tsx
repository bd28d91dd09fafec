import { expect, it } from 'vitest';
import { wayBetween } from '../../../api/loading.testing.ts';
import { onPage } from '../../../api/onPage.testing.tsx';
import { words } from '../../../api/show.testing.tsx';
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
