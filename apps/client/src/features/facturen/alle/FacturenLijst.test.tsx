import { describe, expect, it } from 'vitest';
import { toon, woorden } from '../../../api/toon.testhulp.tsx';
import { FacturenLijst } from './FacturenLijst.tsx';
import type { FactuurInLijst } from './getFacturen.ts';

const factuur = (nr: number, status: string): FactuurInLijst => ({
  soortFactuur: 'Zorgpremie',
  datum: '2026-11-01',
  periode: '2026-11',
  status,
  bedrag: 15_420,
  kenmerk: `F2026-${String(nr).padStart(8, '0')}`,
  kenmerkBetaalverzoek: null,
  datumAutomatischeIncasso: null,
  openBedrag: 0,
});

const facturen = [
  factuur(0, 'Te betalen via iDEAL'),
  ...Array.from({ length: 24 }, (_, i) => factuur(i + 1, 'Betaald')),
];

const lijst = (groep: 'open' | 'betaald' | 'regeling' | undefined, toonAantal = 20) => (
  <FacturenLijst facturen={facturen} filters={{ groep, toon: toonAantal }} />
);

const rijen = (html: string) => html.match(/href="\/facturen\/F2026/g)?.length ?? 0;

describe('the list of invoices', () => {
  it('offers its parts with how many they hold, and no empty part', () => {
    expect(woorden(lijst(undefined))).toMatch(/^Alles \(25\) Open \(1\) Betaald \(24\) /);
    expect(woorden(lijst(undefined))).not.toContain('In regeling');
  });

  it('shows a page, and the way to more', () => {
    expect(rijen(toon(lijst(undefined)))).toBe(20);
    expect(woorden(lijst(undefined))).toContain('20 van 25 facturen Toon meer');
    expect(toon(lijst(undefined))).toContain('toon=40');
  });

  it('shows everything without that way once it is all there', () => {
    expect(rijen(toon(lijst(undefined, 40)))).toBe(25);
    expect(woorden(lijst(undefined, 40))).not.toContain('Toon meer');
  });

  it('shows one part', () => {
    expect(rijen(toon(lijst('open')))).toBe(1);
  });

  it('says so when a part is empty, and keeps its chip', () => {
    expect(woorden(lijst('regeling'))).toContain('In regeling (0)');
    expect(woorden(lijst('regeling'))).toContain('Hier staat niets');
  });
});
