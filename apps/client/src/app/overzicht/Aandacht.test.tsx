import { describe, expect, it } from 'vitest';
import { toon, woorden } from '../../api/toon.testhulp.tsx';
import { Aandacht } from './Aandacht.tsx';

const nieuw = (nummer: string, uitgekeerdBedrag: number) => ({
  nummer,
  nieuw: true,
  datum: '2026-11-12',
  status: 'AFGEHANDELD' as const,
  omschrijving: null,
  zorgSoorten: ['Tandarts'],
  bedrag: 11_000,
  uitgekeerdBedrag,
  opgemaakteNaam: 'Lotte de Vries',
});

describe('what asks for attention', () => {
  it('is nothing when all was seen', () => {
    expect(woorden(<Aandacht nieuw={[]} />)).toContain('Je bent helemaal bij.');
  });

  it('is each result that was not seen, the answer first', () => {
    const tekst = woorden(<Aandacht nieuw={[nieuw('1', 8_250), nieuw('2', 0)]} />);
    expect(tekst).toContain('Uitslag: € 82,50 terug Tandarts, Lotte de Vries');
    expect(tekst).toContain('Uitslag: niets terug Tandarts, Lotte de Vries. Lees waarom.');
  });

  it('shows three and leads to the rest', () => {
    const html = toon(<Aandacht nieuw={['1', '2', '3', '4'].map((nummer) => nieuw(nummer, 1))} />);
    expect(html).toContain('Bekijk alle 4 uitslagen');
    expect(html).not.toContain('/declaraties/4');
  });
});
