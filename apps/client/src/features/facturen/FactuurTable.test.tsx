import { describe, expect, it } from 'vitest';
import { show, words } from '../../api/show.testing.tsx';
import type { FactuurInList } from './facturen.fragments.ts';
import { exampleFactuurInList as factuur } from './factuurInList.testing.ts';
import { FactuurTable } from './FactuurTable.tsx';

const row = (otherwise: Partial<FactuurInList> = {}) => (
  <FactuurTable groups={[{ key: '', rows: [{ ...factuur, ...otherwise }] }]} />
);

const wideOnly = (otherwise: Partial<FactuurInList>) =>
  show(row(otherwise)).match(/<td[^>]*wideOnly/g)?.length ?? 0;

describe('FactuurTable', () => {
  it('names its row by kind and period, and says the rest once; its status in full aloud', () => {
    expect(words(row())).toMatch(
      /Zorgpremie november 1 november € 154,20 Herinnering Herinnering - te betalen via iDEAL$/,
    );
    expect(show(row())).toContain('<span aria-hidden="true">Herinnering</span>');
  });

  it('leaves what its title and the title above it say to the wide layout', () => {
    expect(wideOnly({})).toBe(1);
    expect(wideOnly({ status: 'Betaald' })).toBe(2);
    expect(wideOnly({ status: 'Verrekend' })).toBe(1);
    expect(wideOnly({ status: 'Betaald', datum: '2026-11-24' })).toBe(1);
  });

  it('adds the day to the name of an earlier one of the same name', () => {
    const rows = [factuur, { ...factuur, datum: '2025-11-01', periode: '2025-11' }];
    const text = words(<FactuurTable groups={[{ key: '', rows }]} />);
    expect(text).not.toContain('1 november 2026');
    expect(text).toContain('Zorgpremie november , 1 november 2025');
  });

  it('links each row to its page', () => {
    expect(show(row())).toContain('href="/facturen/F2026-12345678"');
  });

  it('shows the rest of a partly paid invoice', () => {
    expect(words(row({ openBedrag: 5420 }))).toMatch(/nog € 54,20 open .* € 154,20/);
  });

  it('says that money comes in place of a minus sign', () => {
    const back: Partial<FactuurInList> = {
      soortFactuur: 'Eigenrisicoeindafrekening',
      periode: '2025',
      bedrag: -5000,
      status: 'Te ontvangen',
    };
    expect(words(row({ ...back, openBedrag: -5000 }))).toMatch(/krijg je .* € 50,00/);
    expect(words(row({ ...back, openBedrag: -2000 }))).toContain('je krijgt nog € 20,00');
    expect(words(row({ ...back, openBedrag: 0 }))).toContain('kreeg je');
  });

  it('marks an unknown status as Dutch', () => {
    expect(show(row({ status: 'Kwijtgescholden' }), 'en')).toContain(
      '<span lang="nl">Kwijtgescholden</span>',
    );
  });
});
