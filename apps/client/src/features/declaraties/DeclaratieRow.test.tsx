import { describe, expect, it } from 'vitest';
import type { DeclaratieInRow } from './declaraties.fragments.ts';
import { DeclaratieRow } from './DeclaratieRow.tsx';
import { show, words } from '../../api/show.testing.tsx';

const declaratie: DeclaratieInRow = {
  nummer: 'D2026-1',
  nieuw: false,
  datum: '2026-11-12',
  status: 'AFGEHANDELD',
  omschrijving: null,
  zorgSoorten: ['Tandarts'],
  bedrag: 11_000,
  uitgekeerdBedrag: 8_250,
  opgemaakteNaam: 'Lotte de Vries',
  soortIndiener: 'Verzekerde',
};

describe('a claim in a list', () => {
  it('says what care, for whom, when, what one gets and its state', () => {
    const text = words(<DeclaratieRow declaratie={declaratie} />);
    expect(text).toBe(
      'Tandarts Lotte de Vries, 12 november € 82,50 terug van € 110,00 Afgehandeld',
    );
  });

  it('leads to its page', () => {
    expect(show(<DeclaratieRow declaratie={declaratie} />)).toContain(
      'href="/declaraties/D2026-1"',
    );
  });

  it('shows what was claimed while it is under way', () => {
    const underWay = { ...declaratie, status: 'INGEDIEND' as const, uitgekeerdBedrag: null };
    expect(words(<DeclaratieRow declaratie={underWay} />)).toContain('€ 110,00 gedeclareerd');
  });

  it('does not say that one gets back what went to the care provider', () => {
    const text = words(
      <DeclaratieRow declaratie={{ ...declaratie, soortIndiener: 'Zorgverlener' }} />,
    );
    expect(text).toContain('€ 82,50 betaald aan je zorgverlener');
    expect(text).not.toContain('terug');
  });

  it('says the year when it is another one, and that it is new', () => {
    const old = { ...declaratie, datum: '2025-02-03', nieuw: true };
    const text = words(<DeclaratieRow declaratie={old} />, 'en');
    expect(text).toContain('3 February 2025');
    expect(text).toContain('New: assessed');
  });
});
