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

const niets = { nieuw: [], teBetalen: [], vandaag: '2026-11-21' };
const verzoek = (titel: string, meer: object = {}) => ({
  titel,
  betalingsKenmerk: `kenmerk-${titel}`,
  bedragTeBetalen: 15_420,
  uitersteBetaalDatum: '2026-11-30',
  betaling: null,
  ...meer,
});

describe('what asks for attention', () => {
  it('is nothing when all was seen', () => {
    expect(woorden(<Aandacht {...niets} />)).toContain('Je bent helemaal bij.');
  });

  it('is each result that was not seen, the answer first', () => {
    const tekst = woorden(<Aandacht {...niets} nieuw={[nieuw('1', 8_250), nieuw('2', 0)]} />);
    expect(tekst).toContain('Uitslag: € 82,50 terug Tandarts, Lotte de Vries');
    expect(tekst).toContain('Uitslag: niets terug Tandarts, Lotte de Vries. Lees waarom.');
  });

  it('shows three and leads to the rest', () => {
    const html = toon(
      <Aandacht {...niets} nieuw={['1', '2', '3', '4'].map((nummer) => nieuw(nummer, 1))} />,
    );
    expect(html).toContain('Bekijk alle 4 uitslagen');
    expect(html).not.toContain('/declaraties/4');
  });

  it('is what must be paid before all else, by when, each with its button', () => {
    const teBetalen = [verzoek('Herinnering'), verzoek('Factuur')];
    const html = toon(<Aandacht {...niets} nieuw={[nieuw('1', 8_250)]} teBetalen={teBetalen} />);
    expect(woorden(<Aandacht {...niets} teBetalen={teBetalen} />)).toContain(
      'Betaal € 154,20 Herinnering. Betaal uiterlijk 30 november 2026. Betalen € 154,20',
    );
    expect(html).toContain('href="/facturen/betaalverzoek/kenmerk-Herinnering"');
    expect(html.indexOf('kenmerk-Factuur')).toBeLessThan(html.indexOf('Uitslag'));
  });

  it('says when a date has passed', () => {
    const laat = verzoek('Aanmaning', { uitersteBetaalDatum: '2026-11-20' });
    expect(woorden(<Aandacht {...niets} teBetalen={[laat]} />)).toContain(
      'Aanmaning. Je had uiterlijk 20 november 2026 moeten betalen.',
    );
  });

  it('asks nobody to pay what the bank is busy with', () => {
    const bezig = verzoek('Factuur', { betaling: { status: 'inBehandeling' } });
    const tekst = woorden(<Aandacht {...niets} teBetalen={[bezig]} />);
    expect(tekst).toContain('We controleren je betaling. Betaal niet opnieuw.');
    expect(tekst).not.toContain('Betalen');
  });

  it('leads to all bills when there are more than three', () => {
    const vier = ['1', '2', '3', '4'].map((titel) => verzoek(titel));
    expect(toon(<Aandacht {...niets} teBetalen={vier} />)).toContain('Bekijk alle 4 rekeningen');
  });
});
