import { describe, expect, it } from 'vitest';
import { premies } from '../../facturen/issue/premies.ts';
import type { PolisbladRow, PolisbladVerzekerde } from './polisblad.queries.ts';
import { toPolisblad } from './polisblad.rules.ts';

const polisnummer = 'P1';
const today = Temporal.PlainDate.from('2026-11-21');

function insuredOf(
  naam: string,
  geboorteDatum: string,
  otherwise: Partial<PolisbladVerzekerde['insurances'][number]> = {},
): PolisbladVerzekerde {
  const insurance = {
    polisnummer,
    merk: 'ZZ',
    validFrom: '2020-01-01',
    validUntil: null,
    aanvullend: 'AANVULLEND',
    voluntaryEigenRisico: 0,
    ...otherwise,
  } as const;
  return { relatienummer: naam, naam, geboorteDatum, insurances: [insurance], inTermijnen: false };
}

const sanne = insuredOf('Sanne', '1985-06-22', { voluntaryEigenRisico: 10_000 });
const daan = insuredOf('Daan', '1983-09-12');
const row: PolisbladRow = {
  polisnummer,
  merk: 'ZZ',
  valid_from: '2020-01-01',
  valid_until: null,
  holder: 'Sanne',
  verzekerden: [sanne, daan],
  premies,
  amounts: [
    {
      merk: 'ZZ',
      jaar: 2026,
      verplicht: 38_500,
      voluntaryPossible: true,
      fromBirthday: false,
      maximumPerTreatment: null,
    },
  ],
  with_cak: [],
};

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

function sheetOf(otherwise: Partial<PolisbladRow>, year = 2026) {
  const { blocks } = toPolisblad({ ...row, ...otherwise }, year, today, 'nl');
  const tables = blocks.flatMap((block) =>
    block.kind === 'table'
      ? [
          block.rows.map(({ cells }) =>
            cells.map(({ text, note }) => plain(note ? `${text} (${note})` : text)),
          ),
        ]
      : [],
  );
  const sentences = blocks.flatMap((block) => (block.kind === 'sentence' ? [block.text] : []));
  const facts = blocks.flatMap((block) => (block.kind === 'facts' ? block.facts : []));
  return { insured: tables[0], eigenRisico: tables[1], sentences, facts };
}

describe('toPolisblad', () => {
  it('adds the birth date to the own risk of two people of the same name', () => {
    const verzekerden = [sanne, { ...daan, naam: 'SANNE' }];
    expect(sheetOf({ verzekerden }).eigenRisico?.map(([name]) => name)).toEqual([
      'Sanne (22 juni 1985)',
      'SANNE (12 september 1983)',
    ]);
  });

  it('lists people with their cover and premium, and the sum', () => {
    expect(sheetOf({}).insured).toEqual([
      ['Sanne (geboren 22 juni 1985)', 'basisverzekering en aanvullende verzekering', '€ 170,40'],
      [
        'Daan (geboren 12 september 1983)',
        'basisverzekering en aanvullende verzekering',
        '€ 174,40',
      ],
      ['Samen', '', '€ 344,80'],
    ]);
    expect(sheetOf({}).eigenRisico).toEqual([
      ['Sanne', '€ 385,00', '€ 100,00'],
      ['Daan', '€ 385,00', '€ 0,00'],
    ]);
  });

  it('gives each part of a year its own row and no sum', () => {
    const [first] = daan.insurances;
    if (!first) throw new Error('Daan has no insurance');
    const changed = {
      ...daan,
      insurances: [
        { ...first, validUntil: '2026-07-01', aanvullend: null },
        { ...first, validFrom: '2026-07-01', aanvullend: 'AANVULLEND_PLUS' as const },
      ],
    };
    expect(sheetOf({ verzekerden: [sanne, changed] }).insured?.slice(1)).toEqual([
      ['Daan (geboren 12 september 1983, tot en met 30 juni 2026)', 'basisverzekering', '€ 158,45'],
      [
        'Daan (geboren 12 september 1983, vanaf 1 juli 2026)',
        'basisverzekering en aanvullende verzekering Plus',
        '€ 198,20',
      ],
    ]);
  });

  it('starts premium and own risk on the first of the month after a birthday of 18', () => {
    const emma = insuredOf('Emma', '2008-08-15');
    const { insured, eigenRisico } = sheetOf({ verzekerden: [emma] });
    expect(insured?.[0]?.[2]).toBe('€ 174,40 (vanaf 1 september 2026)');
    expect(eigenRisico?.[0]?.[1]).toBe('€ 129,00');
  });

  it('has no premium and no own risk for children', () => {
    const lotte = insuredOf('Lotte', '2018-07-01');
    const { insured, eigenRisico, sentences } = sheetOf({ verzekerden: [sanne, lotte] });
    expect(insured?.[1]?.[2]).toBe('Geen premie');
    expect(insured).toHaveLength(2);
    expect(eigenRisico).toHaveLength(1);
    expect(sentences).toContain('Tot 18 jaar is er geen premie en geen eigen risico.');
  });

  it('says that the own risk of a coming year is not known, with the voluntary part', () => {
    const { eigenRisico, sentences } = sheetOf({ amounts: [] }, 2027);
    expect(eigenRisico?.[0]).toEqual(['Sanne', 'Nog niet bekend', '€ 100,00']);
    expect(sentences.join(' ')).toContain('in 2027 is, is nog niet bekend');
  });

  it('is valid within the policy only', () => {
    const { facts } = sheetOf({ valid_from: '2026-03-01', valid_until: '2026-11-01' });
    expect(facts.at(-1)?.value).toBe('1 maart 2026 tot en met 31 oktober 2026');
  });

  it('explains the premium that goes to the CAK, and says that it names the people of today', () => {
    const cak = (from: string, until: string | null) =>
      sheetOf({ with_cak: [{ from, until }] }).sentences.some((text) => text.includes('CAK'));
    expect([
      cak('2026-04-01', null),
      cak('2027-01-01', null),
      cak('2025-01-01', '2026-01-01'),
    ]).toEqual([true, false, false]);
    expect(sheetOf({}).sentences.join(' ')).toContain('wie vandaag op je polis');
  });
});
