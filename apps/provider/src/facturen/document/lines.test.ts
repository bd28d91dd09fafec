import type { RisicoFactuur } from '@mijn/contract/facturen';
import { centsToEuros } from '@mijn/domain/money';
import { describe, expect, it } from 'vitest';
import type { Block, Cell } from '../../documents/documentContent.ts';
import type { Factuur } from '../details/factuurdetails.shape.ts';
import { exampleFactuur } from './exampleFactuur.testing.ts';
import { linesOf } from './lines.ts';

const periode = { datumIngang: '2026-11-01', datumEinde: '2026-11-30' };

const spoken = ({ text, note }: Cell): string =>
  [text, ...(note ? [note] : [])].join(' | ').replaceAll(/[\u00A0\u202F]/g, ' ');

/** Returns the text of the document by heading. */
function textOf(factuur: Factuur, language: 'nl' | 'en' = 'nl'): unknown[] {
  return linesOf(factuur, language).map((block: Block) => {
    if (block.kind === 'table') return block.rows.map(({ cells }) => cells.map(spoken));
    return 'text' in block ? block.text : block;
  });
}

const premie: Factuur = {
  ...exampleFactuur,
  factuurType: 'Zorgpremie',
  premieRegels: [
    { omschrijving: 'Basisverzekering', periode, bedrag: centsToEuros(15_845) },
    { omschrijving: 'Korting', periode, bedrag: centsToEuros(-400) },
  ],
};

describe('the lines of a premium or a term of own risk', () => {
  it('state their subject and period', () => {
    expect(textOf(premie)).toEqual([
      'Premie',
      [
        ['Basisverzekering | 1 november 2026 tot en met 30 november 2026', '€ 158,45'],
        ['Korting | 1 november 2026 tot en met 30 november 2026', '− € 4,00'],
      ],
    ]);
  });

  it('are tagged as Dutch where the insurer wrote them', () => {
    const [header, table] = linesOf(premie, 'en');
    expect(header).toEqual({ kind: 'header', text: 'Premium' });
    expect(table).toMatchObject({ rows: [{ cells: [{ inDutch: true }, {}] }, {}] });
    expect(textOf(premie, 'en').at(1)).toMatchObject([
      ['Basisverzekering | 1 November 2026 until 30 November 2026', '€158.45'],
      {},
    ]);
  });

  it('include the person of a term', () => {
    const regels = [
      {
        naamVerzekerde: 'Jan Bakker',
        geboorteDatum: '1971-04-02',
        omschrijving: 'Termijn 11',
        periode,
        bedrag: centsToEuros(3_850),
      },
    ];
    expect(textOf({ ...exampleFactuur, factuurType: 'Eigenrisicotermijn', regels })).toEqual([
      'Termijn van het eigen risico',
      [['Termijn 11 | Jan Bakker, 1 november 2026 tot en met 30 november 2026', '€ 38,50']],
    ]);
  });
});

it('add the birth date where two people have the same name', () => {
  const one = {
    jaarRegeling: 2026,
    naamVerzekerde: 'Jan Bakker',
    geboorteDatum: '1971-04-02',
    bedragRegelingTotaal: centsToEuros(-3_850),
    relatienummerVerzekerde: '700000001',
  };
  const other = { ...one, naamVerzekerde: 'jan bakker', geboorteDatum: '2010-10-21' };
  const term = { ...one, omschrijving: 'Termijn 11', periode, bedrag: centsToEuros(3_850) };
  const regels = [term, { ...term, ...other }];
  const documents: Factuur[] = [
    {
      ...exampleFactuur,
      factuurType: 'Eigenrisicoeindafrekening',
      verzekerden: [one, other],
    },
    { ...exampleFactuur, factuurType: 'Eigenrisicotermijn', regels },
  ];
  for (const factuur of documents) {
    const text = JSON.stringify(textOf(factuur));
    expect(text).toContain('Jan Bakker (2 april 1971)');
    expect(text).toContain('jan bakker (21 oktober 2010)');
  }
});

it('show a settlement as one year per person', () => {
  const verzekerden = [
    {
      jaarRegeling: 2026,
      naamVerzekerde: 'Jan Bakker',
      geboorteDatum: '1971-04-02',
      bedragRegelingTotaal: centsToEuros(-3_850),
      relatienummerVerzekerde: '700000001',
    },
  ];
  expect(
    textOf({ ...exampleFactuur, factuurType: 'Eigenrisicoeindafrekening', verzekerden }),
  ).toEqual(['Afrekening', [['Eigen risico 2026, Jan Bakker', '− € 38,50']]]);
});

type Verzekerde = RisicoFactuur['verzekerden'][number];

const physio: Verzekerde['regels'][number] = {
  datum: '2026-10-01',
  omschrijving: 'Fysiotherapie',
  bedragEigenRisico: centsToEuros(5_000),
  bedragEigenBijdrage: centsToEuros(1_000),
  zorgverlener: 'Fysio Vecht',
  declaratieNummer: 'D2026-1',
  declaratieVolgnummer: 1,
  afgeschermd: false,
};
const hidden = { ...physio, omschrijving: null, zorgverlener: null, afgeschermd: true };

function risico(...verzekerden: readonly [string, readonly Verzekerde['regels'][number][]][]) {
  return {
    ...exampleFactuur,
    factuurType: 'EigenrisicoEigenbijdrage' as const,
    verzekerden: verzekerden.map(([naamVerzekerde, regels]) => ({
      naamVerzekerde,
      geboorteDatum: '2013-04-21',
      regels: [...regels],
      totaalEigenRisico: centsToEuros(5_000 * regels.length),
      totaalEigenBijdrage: centsToEuros(1_000 * regels.length),
    })),
  };
}

describe('the lines of own risk and contribution', () => {
  it('are grouped by person, with sums', () => {
    expect(textOf(risico(['Sanne', [physio, physio]], ['Daan', [physio]]))).toEqual([
      'Zorg van Sanne',
      [
        ['Fysiotherapie | 1 oktober 2026, Fysio Vecht', '€ 50,00', '€ 10,00'],
        ['Fysiotherapie | 1 oktober 2026, Fysio Vecht', '€ 50,00', '€ 10,00'],
        ['Samen', '€ 100,00', '€ 20,00'],
      ],
      'Zorg van Daan',
      [
        ['Fysiotherapie | 1 oktober 2026, Fysio Vecht', '€ 50,00', '€ 10,00'],
        ['Samen', '€ 50,00', '€ 10,00'],
      ],
    ]);
  });

  it('add the birth date to two people of the same name', () => {
    const family = risico(['Jan', [hidden]], ['JAN', [hidden]]);
    const [one, other] = family.verzekerden;
    if (!one || !other) throw new Error('nobody is named');
    const verzekerden = [{ ...one, geboorteDatum: '1971-04-02' }, other];
    const text = textOf({ ...family, verzekerden }).map(String);
    expect(text).toContain('Zorg van Jan (2\u00A0april\u00A01971)');
    expect(text.join(' ')).toContain('als JAN (21\u00A0april\u00A02013) daarvoor');
  });

  it('omit hidden care, with the reason', () => {
    expect(textOf(risico(['Bram', [hidden]], ['Sanne', [physio]]))).toEqual([
      'Zorg van Bram',
      [
        ['Zorg | 1 oktober 2026', '€ 50,00', '€ 10,00'],
        ['Samen', '€ 50,00', '€ 10,00'],
      ],
      'Welke zorg het was, zie je alleen als Bram daarvoor toestemming geeft.',
      'Zorg van Sanne',
      [
        ['Fysiotherapie | 1 oktober 2026, Fysio Vecht', '€ 50,00', '€ 10,00'],
        ['Samen', '€ 50,00', '€ 10,00'],
      ],
    ]);
  });

  it('state in the reader’s language that care is hidden, and name visible care in Dutch', () => {
    const [, table] = linesOf(risico(['Bram', [hidden, physio]]), 'en');
    expect(table).toMatchObject({
      rows: [
        { cells: [{ text: 'Care', inDutch: false }, {}, {}] },
        { cells: [{ text: 'Fysiotherapie', inDutch: true }, {}, {}] },
        { bold: true },
      ],
    });
  });
});
