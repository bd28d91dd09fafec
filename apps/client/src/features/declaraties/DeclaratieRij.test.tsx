import { describe, expect, it } from 'vitest';
import { type DeclaratieInRij, DeclaratieRij } from './DeclaratieRij.tsx';
import { toon, woorden } from '../../api/toon.testhulp.tsx';

const declaratie: DeclaratieInRij = {
  nummer: 'D2026-1',
  nieuw: false,
  datum: '2026-11-12',
  status: 'AFGEHANDELD',
  omschrijving: null,
  zorgSoorten: ['Tandarts'],
  bedrag: 11_000,
  uitgekeerdBedrag: 8_250,
  opgemaakteNaam: 'Lotte de Vries',
};

describe('a claim in a list', () => {
  it('says what care, for whom, when, what one gets and its state', () => {
    const tekst = woorden(<DeclaratieRij declaratie={declaratie} />);
    expect(tekst).toBe(
      'Tandarts Lotte de Vries, 12 november € 82,50 terug van € 110,00 Afgehandeld',
    );
  });

  it('leads to its page', () => {
    expect(toon(<DeclaratieRij declaratie={declaratie} />)).toContain(
      'href="/declaraties/D2026-1"',
    );
  });

  it('shows what was claimed while it is under way', () => {
    const onderweg = { ...declaratie, status: 'INGEDIEND' as const, uitgekeerdBedrag: null };
    expect(woorden(<DeclaratieRij declaratie={onderweg} />)).toContain('€ 110,00 gedeclareerd');
  });

  it('does not say that one gets back what went to the care provider', () => {
    const tekst = woorden(
      <DeclaratieRij declaratie={{ ...declaratie, soortIndiener: 'Zorgverlener' }} />,
    );
    expect(tekst).toContain('€ 82,50 betaald aan je zorgverlener');
    expect(tekst).not.toContain('terug');
  });

  it('says the year when it is another one, and that it is new', () => {
    const oud = { ...declaratie, datum: '2025-02-03', nieuw: true };
    const tekst = woorden(<DeclaratieRij declaratie={oud} />, 'en');
    expect(tekst).toContain('3 February 2025');
    expect(tekst).toContain('New: settled');
  });
});
