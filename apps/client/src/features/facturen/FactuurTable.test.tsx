import { describe, expect, it } from 'vitest';
import { show, words } from '../../api/show.testing.tsx';
import type { FactuurInRow } from './facturen.fragments.ts';
import { FactuurTable } from './FactuurTable.tsx';

const factuur: FactuurInRow = {
  kenmerk: 'F2026-12345678',
  soortFactuur: 'Zorgpremie',
  datum: '2026-11-01',
  periode: '2026-11',
  status: 'Herinnering - te betalen via iDEAL',
  bedrag: 15_420,
  openBedrag: 15_420,
  kenmerkBetaalverzoek: null,
  datumAutomatischeIncasso: null,
};

const row = (otherwise: Partial<FactuurInRow> = {}) => (
  <FactuurTable groups={[{ key: '', rows: [{ ...factuur, ...otherwise }] }]} />
);

describe('an invoice in a list', () => {
  it('says what, when, how much, and its status: to the letter aloud, in a word on the screen', () => {
    expect(words(row())).toMatch(
      /Zorgpremie november , 1 november, € 154,20, Herinnering - te betalen via iDEAL 1 november € 154,20 Herinnering$/,
    );
  });

  it('leads to its page', () => {
    expect(show(row())).toContain('href="/facturen/F2026-12345678"');
  });

  it('says what is left of one that was paid in part', () => {
    expect(words(row({ openBedrag: 5420 }))).toContain('€ 154,20 nog € 54,20 open');
  });

  it('says that money comes instead of a minus', () => {
    const back: Partial<FactuurInRow> = {
      soortFactuur: 'Eigenrisicoeindafrekening',
      periode: '2025',
      bedrag: -5000,
      status: 'Te ontvangen',
    };
    expect(words(row({ ...back, openBedrag: -5000 }))).toContain('€ 50,00 krijg je');
    expect(words(row({ ...back, openBedrag: -2000 }))).toContain('€ 50,00 je krijgt nog € 20,00');
    expect(words(row({ ...back, openBedrag: 0 }))).toContain('€ 50,00 kreeg je');
  });

  it('marks a status that it does not know as Dutch', () => {
    expect(show(row({ status: 'Kwijtgescholden' }), 'en')).toContain(
      '<span lang="nl">Kwijtgescholden</span>',
    );
  });
});
