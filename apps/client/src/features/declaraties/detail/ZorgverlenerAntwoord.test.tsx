import { describe, expect, it } from 'vitest';
import { toon, woorden } from '../../../api/toon.testhulp.tsx';
import { declaratie as basis, regel as basisregel } from './declaratie.testhulp.ts';
import type { DeclaratieDetail, DeclaratieRegel } from './declaratieDetail.ts';
import { ZorgverlenerAntwoord } from './ZorgverlenerAntwoord.tsx';

const regel = (anders: Partial<DeclaratieRegel> = {}): DeclaratieRegel => ({
  ...basisregel,
  locatieNaam: 'Streekziekenhuis Vecht',
  gedeclareerdBedrag: 30_000,
  eigenRisicoBedrag: 3500,
  uitgekeerdBedrag: 26_500,
  ...anders,
});

const bijdrage = [{ stap: 'wettelijkeBijdrage', bedrag: 1000, uitleg: null }];

function kaart(regels: DeclaratieRegel[], verzekeringsnemer = true) {
  const declaratie: DeclaratieDetail = { ...basis, soortIndiener: 'Zorgverlener', regels };
  return <ZorgverlenerAntwoord declaratie={declaratie} verzekeringsnemer={verzekeringsnemer} />;
}

describe('a bill that the care provider sent us', () => {
  it('says what we paid to whom, and what you pay', () => {
    expect(woorden(kaart([regel()]))).toContain(
      'We hebben € 265,00 aan Streekziekenhuis Vecht betaald. Jij betaalt € 35,00 eigen risico. ' +
        'Dat staat op je factuur.',
    );
    expect(toon(kaart([regel()]))).toContain('href="/facturen"');
  });

  it('never says that you get it', () => {
    expect(woorden(kaart([regel()]))).not.toMatch(/je krijgt/i);
  });

  it('tells own risk and statutory contribution apart', () => {
    const allebei = regel({ stappen: bijdrage, uitgekeerdBedrag: 25_500 });
    expect(woorden(kaart([allebei]))).toContain(
      'Jij betaalt € 45,00: € 35,00 eigen risico en € 10,00 wettelijke eigen bijdrage.',
    );
  });

  it('says that all of it is your own', () => {
    const alles = regel({ eigenRisicoBedrag: 30_000, uitgekeerdBedrag: 0 });
    expect(woorden(kaart([alles]))).toMatch(/^Deze zorg valt helemaal onder je eigen risico\./);
  });

  it('says that you pay nothing', () => {
    const niets = regel({ eigenRisicoBedrag: 0, uitgekeerdBedrag: 30_000 });
    expect(woorden(kaart([niets]))).toContain('Jij hoeft niets te betalen.');
  });

  it('names nobody where the care is hidden', () => {
    expect(woorden(kaart([regel({ locatieNaam: null })]))).toContain('aan de zorgverlener betaald');
  });

  it('sends the co-insured to no invoice: the policyholder gets it', () => {
    const html = toon(kaart([regel()], false));
    expect(html).not.toContain('href="/facturen"');
    expect(html).toContain('verzekeringnemer');
  });
});
