import { describe, expect, it } from 'vitest';
import { toPremieFactuur, type PremiePolis } from './premie.rules.ts';
import type { PremieVerzekerde } from './premieLines.rules.ts';
import { adult } from './adult.testing.ts';
import { toPremieRun } from './premieRun.ts';
import { premies } from './premies.ts';

const sanne = adult;
const daan: PremieVerzekerde = {
  ...sanne,
  relatienummer: '700000002',
  naam: 'Daan de Vries',
};
const booksFrom = '2026-05-20';

/** A year of premium invoices, each knowing the earlier ones. */
class Year {
  readonly #invoiced = new Map<string, number>();

  /** Returns the lines of an invoice: description, days and cents. */
  run(first: string, verzekerden: readonly PremieVerzekerde[], polis: Partial<PremiePolis> = {}) {
    const invoiced = [...this.#invoiced].map(([key, bedrag]) => {
      const [relatienummer = '', month = ''] = key.split(' ');
      return { relatienummer, month, bedrag };
    });
    const factuur = toPremieFactuur(
      {
        polisnummer: 'P1',
        merk: 'ZZ',
        verzekeringsnemer: sanne.relatienummer,
        validFrom: '2015-01-01',
        periode: null,
        verzekerden,
        invoiced,
        ...polis,
      },
      toPremieRun(Temporal.PlainDate.from(first), premies, booksFrom),
    );
    const lines = factuur?.regels ?? [];
    for (const { relatienummer, periodFrom = '', bedrag } of lines) {
      const key = `${relatienummer} ${periodFrom.slice(0, 7)}-01`;
      this.#invoiced.set(key, (this.#invoiced.get(key) ?? 0) + bedrag);
    }
    return lines.map((line) => [
      line.omschrijving.replace(/ (Sanne|Daan) de Vries$/, ''),
      `${line.periodFrom} ${line.periodUntil}`,
      line.bedrag,
    ]);
  }
}

const whole = (month: string, next: string) => ['Basisverzekering', `${month} ${next}`, 15_845];

describe('cover that becomes known after its month was invoiced', () => {
  it('is charged once for every month since a person joined', () => {
    const year = new Year();
    year.run('2026-08-01', [sanne]);
    year.run('2026-09-01', [sanne]);
    // Becomes known in September: insured since 16 July.
    const both = [sanne, { ...daan, validFrom: '2026-07-16' }];
    expect(year.run('2026-10-01', both)).toEqual([
      whole('2026-10-01', '2026-11-01'),
      whole('2026-10-01', '2026-11-01'),
      ['Basisverzekering', '2026-07-16 2026-08-01', Math.round((15_845 * 16) / 31)],
      whole('2026-08-01', '2026-09-01'),
      whole('2026-09-01', '2026-10-01'),
    ]);
    expect(year.run('2026-11-01', both)).toHaveLength(2);
  });

  it('is charged for a policy that becomes known two months late', () => {
    const validFrom = '2026-08-01';
    const all = new Year().run('2026-10-01', [{ ...sanne, validFrom }], { validFrom });
    expect(all.map(([, period]) => period)).toEqual([
      '2026-10-01 2026-11-01',
      '2026-08-01 2026-09-01',
      '2026-09-01 2026-10-01',
    ]);
  });

  it('is charged for a person who had left again by then', () => {
    const short = { ...daan, validFrom: '2026-07-01', validUntil: '2026-08-01' };
    expect(new Year().run('2026-10-01', [short])).toEqual([whole('2026-07-01', '2026-08-01')]);
  });

  it('is charged for more cover, and refunded for less', () => {
    const year = new Year();
    for (const month of ['06', '07', '08', '09']) year.run(`2026-${month}-01`, [sanne]);
    const before = { ...sanne, validUntil: '2026-08-16' };
    const after = { ...sanne, validFrom: '2026-08-16', aanvullend: 'AANVULLEND' } as const;
    const plus = [before, after];
    expect(year.run('2026-10-01', plus).slice(2)).toEqual([
      // 16 of 31 days of the supplementary package, and all of September.
      ['Nabetaling premie', '2026-08-16 2026-09-01', 823],
      ['Nabetaling premie', '2026-09-01 2026-10-01', 1_595],
    ]);
    expect(year.run('2026-11-01', plus)).toHaveLength(2);
    const less = [before, { ...sanne, validFrom: '2026-08-16' }];
    expect(year.run('2026-12-01', less).slice(1)).toEqual([
      ['Teruggave premie', '2026-08-16 2026-09-01', -823],
      ['Teruggave premie', '2026-09-01 2026-10-01', -1_595],
      ['Teruggave premie', '2026-10-01 2026-11-01', -1_595],
      ['Teruggave premie', '2026-11-01 2026-12-01', -1_595],
    ]);
  });

  it('is not charged for months before the insurer’s books', () => {
    const since = { ...daan, validFrom: '2026-03-01' };
    const year = new Year();
    expect(year.run('2026-07-01', [since])).toEqual([
      whole('2026-07-01', '2026-08-01'),
      whole('2026-06-01', '2026-07-01'),
    ]);
  });
});
