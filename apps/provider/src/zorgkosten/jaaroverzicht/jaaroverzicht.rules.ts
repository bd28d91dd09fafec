import type { FactuurInList } from '@mijn/contract/facturen';
import type { ZorgkostenLine } from '@mijn/contract/zorgkosten';
import type { Language } from '@mijn/domain/language';
import { eurosToCents, formatAmount } from '@mijn/domain/money';
import { premiePaid } from '@mijn/domain/premiePaid';
import { totalCost, type Parts, sumParts } from '@mijn/domain/zorgkostenParts';
import type { Access } from '../../access/access.ts';
import { frameOf } from '../../documents/frame.ts';
import type { DocumentContent } from '../../documents/documentContent.ts';
import { words } from './texts.ts';

/** Data of the overview: the answers of the screen's own calls. */
export interface YearFacts {
  readonly year: number;
  readonly naam: string;
  readonly reader: string;
  readonly regels: readonly ZorgkostenLine[];
  readonly facturen: readonly FactuurInList[];
}

function partsOf(regels: readonly ZorgkostenLine[]): Parts {
  return sumParts(
    regels.map((line) => ({
      bedragVergoed: eurosToCents(line.bedragVergoed),
      bedragEigenRisico: eurosToCents(line.bedragEigenRisico),
      bedragWettelijkeBijdrage: eurosToCents(line.bedragWettelijkeBijdrage),
      bedragNietVergoedExclusiefEigenRisico: eurosToCents(
        line.bedragNietVergoedExclusiefEigenRisico,
      ),
    })),
  );
}

/**
 * Composes the overview of the costs that a person paid in a year, and which of them are
 * tax-deductible; amounts equal those of the screen (domain/zorgkostenParts, domain/premiePaid).
 */
export function toJaaroverzicht(
  { year, naam, reader, regels, facturen }: YearFacts,
  access: Access,
  language: Language,
): DocumentContent {
  const w = words[language];
  const parts = partsOf(regels);
  const bills = facturen.map((one) => ({
    ...one,
    bedrag: eurosToCents(one.bedrag),
    openBedrag: one.openBedrag === undefined ? undefined : eurosToCents(one.openBedrag),
    premiePerJaar: one.premiePerJaar?.map(({ jaar, bedrag }) => ({
      jaar,
      bedrag: eurosToCents(bedrag),
    })),
  }));
  const premie = premiePaid(bills, year);
  const row = (label: string, cents: number, tax: string) => ({
    cells: [{ text: label }, { text: formatAmount(cents, language) }, { text: tax }],
  });
  const title = w.title(String(year), naam);
  const sentences = [
    w.sum(formatAmount(totalCost(parts), language), formatAmount(parts.reimbursed, language)),
    w.taxText,
    ...(premie === null ? [] : [w.premieText]),
    w.soFar,
  ];
  return {
    ...frameOf(access, reader, language),
    title,
    header: w.header(String(year)),
    introduction: w.introduction(naam, String(year)),
    blocks: [
      {
        kind: 'table',
        columns: [
          { header: w.part, share: 0.45 },
          { header: w.amount, share: 0.2, number: true },
          { header: w.tax, share: 0.35 },
        ],
        rows: [
          ...(premie === null ? [] : [row(w.premie, premie, w.never)]),
          row(w.eigenRisico, parts.eigenRisico, w.never),
          row(w.wettelijkeBijdrage, parts.wettelijkeBijdrage, w.mostlyNot),
          row(w.notReimbursed, parts.notReimbursed, w.perhaps),
        ],
      },
      ...sentences.map((text) => ({ kind: 'sentence' as const, text })),
    ],
  };
}
