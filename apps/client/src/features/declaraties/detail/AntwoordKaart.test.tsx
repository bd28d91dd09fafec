import { describe, expect, it } from 'vitest';
import { woorden } from '../../../api/toon.testhulp.tsx';
import { AntwoordKaart } from './AntwoordKaart.tsx';
import type { DeclaratieDetail } from './declaratieDetail.ts';

const declaratie: DeclaratieDetail = {
  nummer: 'D2026-1',
  datum: '2026-11-09',
  status: 'AFGEHANDELD',
  nieuw: false,
  declarant: 'Lotte de Vries',
  indiener: 'Sanne de Vries',
  bedrag: 11_000,
  omschrijving: null,
  zorgSoorten: ['Tandarts'],
  afgeschermd: false,
  verwachtOp: null,
  magIntrekken: false,
  verloop: [],
  indicatoren: [],
  uitkeerInformatie: {
    datum: '2026-11-24',
    declarant: 'Lotte de Vries',
    iban: 'NL•• 4417',
    uitgekeerdBedrag: 8_250,
    eigenRisicoBedrag: 0,
  },
  regels: [],
  bestanden: [],
  reacties: null,
};

const kaart = (anders: Partial<DeclaratieDetail>, aanMij = true) =>
  woorden(
    <AntwoordKaart
      declaratie={{ ...declaratie, ...anders }}
      aanMij={aanMij}
      vandaag="2026-11-21"
    />,
  );

describe('the answer of a claim', () => {
  it('says what you get, when and where', () => {
    expect(kaart({})).toBe('Je krijgt € 82,50. Dat staat rond 24 november op rekening NL•• 4417.');
  });

  it('does not say that you get what goes to the policyholder', () => {
    expect(kaart({}, false)).toMatch(/^€ 82,50 wordt uitbetaald\./);
  });

  it('says what happens next and by when', () => {
    const onderweg = { status: 'INGEDIEND', verwachtOp: '2026-11-27' } as const;
    expect(kaart(onderweg)).toContain('Je hebt uiterlijk 27 november 2026 de uitslag.');
  });

  it('gives a reason when there is nothing', () => {
    const regel = {
      volgnummer: 1,
      aantal: 1,
      behandelDatum: '2026-11-02',
      declarant: 'Lotte de Vries',
      prestatie: null,
      zorgSoort: null,
      locatieNaam: null,
      notaNummer: null,
      gedeclareerdBedrag: 5_000,
      uitgekeerdBedrag: 0,
      eigenRisicoBedrag: 5_000,
      meldingen: null,
      stappen: [],
    };
    expect(kaart({ uitkeerInformatie: null, regels: [regel] })).toContain(
      'Je krijgt niets terug, want dit bedrag valt onder het eigen risico.',
    );
  });
});
