import { describe, expect, it } from 'vitest';
import { show, words } from '../../../api/show.testing.tsx';
import type { RegelingInDetail } from './regeling.ts';
import { RegelingCourse } from './RegelingCourse.tsx';

const verloop = {
  regelingId: 'R2026-0000007',
  facturen: ['F2026-00000042'],
  termijnen: 3,
  termijnBedrag: 2_907,
  laatsteBedrag: 2_906,
  eersteDatum: '2026-12-31',
  laatsteDatum: '2027-02-26',
};
const regeling: RegelingInDetail = {
  soort: 'betalingsregeling',
  openBedrag: 8_720,
  aantalFacturen: 1,
  volgendeTermijn: { datum: '2026-12-31', bedrag: 2_907, automatisch: true },
  verloop,
};
const course = (own: Partial<typeof verloop> = {}, iban: string | null = 'NL•• •••• 89') => (
  <RegelingCourse regeling={{ ...regeling, verloop: { ...verloop, ...own } }} iban={iban} />
);

describe('RegelingCourse', () => {
  it('shows number, amount, dates and account of the instalments, and the reference', () => {
    const text = words(course());
    expect(text).toContain('Termijnen 2 keer € 29,07, daarna nog één keer € 29,06');
    expect(text).toContain('Eerste termijn 31 december 2026 Laatste termijn 26 februari 2027');
    expect(text).toMatch(/We schrijven af van NL/);
    expect(text).toContain('Nummer van de regeling R2026-0000007');
  });

  it('links to its invoices', () => {
    expect(show(course())).toContain('href="/facturen/F2026-00000042"');
  });

  it('names equal instalments once, and no account when it is unknown', () => {
    const text = words(course({ laatsteBedrag: 2_907 }, null));
    expect(text).toContain('Termijnen 3 keer € 29,07 Eerste');
    expect(text).not.toContain('We schrijven af van');
  });

  it('is absent when the insurer does not tell', () => {
    expect(words(<RegelingCourse regeling={{ ...regeling, verloop: null }} iban={null} />)).toBe(
      '',
    );
  });
});
