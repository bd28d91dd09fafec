import { describe, expect, it } from 'vitest';
import { show, words } from '../../../api/show.testing.tsx';
import { rowsAtOnce } from './filters.ts';
import { FacturenList } from './FacturenList.tsx';
import type { FactuurInList } from '../facturen.fragments.ts';
import { exampleFactuurInList } from '../factuurInList.testing.ts';

const factuur = (nr: number, status: string): FactuurInList => ({
  ...exampleFactuurInList,
  status,
  kenmerk: `F2026-${String(nr).padStart(8, '0')}`,
  openBedrag: 0,
});

const facturen = [
  factuur(0, 'Te betalen via iDEAL'),
  ...Array.from({ length: 24 }, (_, i) => factuur(i + 1, 'Betaald')),
];

const list = (group: 'open' | 'betaald' | 'regeling' | undefined, shownCount = rowsAtOnce) => (
  <FacturenList facturen={facturen} filters={{ group, show: shownCount }} />
);

const rows = (html: string) => html.match(/href="\/facturen\/F2026/g)?.length ?? 0;

describe('FacturenList', () => {
  it('offers its groups with their counts, and no empty group', () => {
    expect(words(list(undefined))).toMatch(/^Alles \(25\) Open \(1\) Betaald \(24\) /);
    expect(words(list(undefined))).not.toContain('In regeling');
  });

  it('says that it counts the others when some are listed above it', () => {
    const others = (
      <FacturenList
        facturen={facturen}
        filters={{ group: undefined, show: rowsAtOnce }}
        areOthers
      />
    );
    expect(words(others)).toMatch(/^Alle andere \(25\) Verder open \(1\) Betaald \(24\) /);
  });

  it('shows a page, and a link to more', async () => {
    expect(rows(show(list(undefined)))).toBe(12);
    expect(words(list(undefined))).toContain('12 van 25 facturen Toon meer');
    expect(show(list(undefined))).toContain('toon=24');
  });

  it('has no link for more once all invoices are shown', () => {
    expect(rows(show(list(undefined, 40)))).toBe(25);
    expect(words(list(undefined, 40))).not.toContain('Toon meer');
  });

  it('says once of a year that all of its invoices are paid', () => {
    expect(words(list('betaald'))).toContain('Betaalde facturen van 2026');
    const mixed = words(list(undefined));
    expect(mixed).toContain('Facturen van 2026');
    expect(mixed).not.toContain('Betaalde facturen');
  });

  it('shows one group', () => {
    expect(rows(show(list('open')))).toBe(1);
  });

  it('says that a group is empty, and keeps its chip', async () => {
    expect(words(list('regeling'))).toContain('In regeling (0)');
    expect(words(list('regeling'))).toContain('Hier staat niets');
  });
});
