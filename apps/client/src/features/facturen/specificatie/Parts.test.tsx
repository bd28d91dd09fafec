import { describe, expect, it } from 'vitest';
import { words } from '../../../api/show.testing.tsx';
import { SpecificatieSum, Termijnen, Care } from './Parts.tsx';
import type { Specificatie } from './specificatie.ts';

const specificatie: Specificatie = {
  jaarRegeling: 2025,
  naamVerzekerde: 'Jan Bakker',
  geboorteDatum: '1948-02-02',
  bedragTotaalRegeling: 3850,
  eigenRisicoGebruiken: {
    bedragTotaalEigenRisico: 38_500,
    regels: [{ datum: '2025-01-12', zorgsoort: 'Ziekenhuis', bedrag: 38_500, correctie: null }],
  },
  opgelegdeTermijnen: {
    bedragOpgelegd: 38_500,
    bedragBetaald: 34_650,
    bedragNietBetaald: 3850,
    regels: Array.from({ length: 10 }, (_, i) => ({
      datum: `2025-${String(i + 2).padStart(2, '0')}-01`,
      omschrijving: `Termijn ${i + 1} van 10`,
      bedrag: 3850,
      nietBetaald: i === 3 ? 3850 : 0,
    })),
  },
};

describe('the parts of a specification', () => {
  it('subtract the paid amount from the used own risk', () => {
    expect(words(<SpecificatieSum specificatie={specificatie} />)).toMatch(
      /Gebruikt eigen risico in 2025 € 385,00 Al betaald in termijnen −\s?€ 346,50 Uitkomst: jij betaalt € 38,50$/,
    );
  });

  it('announce a refund', () => {
    const back = { ...specificatie, bedragTotaalRegeling: -6200 };
    expect(words(<SpecificatieSum specificatie={back} />)).toMatch(
      /Uitkomst: jij krijgt terug € 62,00$/,
    );
  });

  it('list the charged instalments, paid and unpaid', () => {
    expect(words(<Termijnen specificatie={specificatie} />)).toMatch(
      /Samen gevraagd € 385,00 Niet betaald, telt mee in deze afrekening −\s?€ 38,50 Betaald € 346,50$/,
    );
  });

  it('fold paid instalments of one amount, and mark an unpaid one', () => {
    const text = words(<Termijnen specificatie={specificatie} />);
    expect(text).toContain('3 keer € 38,50 1 februari 2025 tot en met 1 april 2025 € 115,50');
    expect(text).toContain('Termijn 4 van 10 1 mei 2025 Niet betaald € 38,50');
    expect(text).toContain('6 keer € 38,50 1 juni 2025 tot en met 1 november 2025 € 231,00');
    const unknown = specificatie.opgelegdeTermijnen.regels.map((one) => ({
      ...one,
      nietBetaald: null,
    }));
    const folded = {
      ...specificatie,
      opgelegdeTermijnen: { ...specificatie.opgelegdeTermijnen, regels: unknown },
    };
    expect(words(<Termijnen specificatie={folded} />)).toContain('10 keer € 38,50');
  });

  it('name care in the reader’s language', () => {
    expect(words(<Care specificatie={specificatie} />, 'en')).toContain('Hospital 12 January 2025');
  });

  it('hide care with a reason', () => {
    const hidden = {
      ...specificatie,
      eigenRisicoGebruiken: {
        bedragTotaalEigenRisico: 38_500,
        regels: [{ datum: '2025-01-12', zorgsoort: null, bedrag: 38_500, correctie: null }],
      },
    };
    const care = words(<Care specificatie={hidden} />);
    expect(care).toContain('Jan Bakker laat niet zien');
    expect(care).toContain('Zorg (privé) 12 januari 2025 € 385,00');
  });

  it('show a reversed bill as reversed', () => {
    const correctie = { soort: 'teruggenomen', datum: '2025-06-30' } as const;
    const line = { datum: '2025-01-12', zorgsoort: 'Ziekenhuis', bedrag: 10_000, correctie: null };
    const regels = [line, { ...line, bedrag: -10_000, correctie }];
    const taken = {
      ...specificatie,
      eigenRisicoGebruiken: { bedragTotaalEigenRisico: 0, regels },
    };
    expect(words(<Care specificatie={taken} />)).toMatch(
      /Ziekenhuis 12 januari 2025 € 100,00 Ziekenhuis 12 januari 2025, teruggenomen op 30 juni 2025 −\s?€ 100,00/,
    );
  });

  it('say that no care took own risk', () => {
    const nothing = {
      ...specificatie,
      eigenRisicoGebruiken: { bedragTotaalEigenRisico: 0, regels: [] },
    };
    expect(words(<Care specificatie={nothing} />)).toContain(
      'In 2025 viel er geen zorg onder het eigen risico.',
    );
  });
});
