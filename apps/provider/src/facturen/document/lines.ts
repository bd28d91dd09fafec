import type { PremieFactuur, RisicoFactuur } from '@mijn/contract/facturen';
import { formatFullDay } from '@mijn/domain/datum';
import type { Language } from '@mijn/domain/language';
import { insuredNameAmong } from '@mijn/domain/namesakes';
import { type Euros, eurosToCents, formatAmount } from '@mijn/domain/money';
import type { Block, Row } from '../../documents/documentContent.ts';
import type { Factuur } from '../details/factuurdetails.shape.ts';
import { words } from './texts.ts';

type Period = PremieFactuur['premieRegels'][number]['periode'];
type Verzekerde = RisicoFactuur['verzekerden'][number];

function cell(euros: Euros, language: Language) {
  return { text: formatAmount(eurosToCents(euros), language) };
}

function periodWords({ datumIngang, datumEinde }: Period, language: Language): string {
  const [from, until] = [datumIngang, datumEinde].map((day) => formatFullDay(day, language));
  return words[language].period(from ?? '', until ?? '');
}

function table(header: string, rows: readonly Row[], language: Language): Block[] {
  const w = words[language];
  const columns = [
    { header: w.part, share: 0.7 },
    { header: w.amount, share: 0.3, number: true },
  ];
  return [
    { kind: 'header', text: header },
    { kind: 'table', columns, rows },
  ];
}

// Separate columns for own risk and contribution, which add up to the amount.
function careOf(who: Verzekerde, people: readonly Verzekerde[], language: Language): Block[] {
  const w = words[language];
  const name = insuredNameAmong(who, people, language);
  const hidden = who.regels.some(({ afgeschermd }) => afgeschermd);
  const rows = who.regels.map((line) => ({
    cells: [
      {
        text: line.omschrijving ?? w.hiddenCare,
        note: [formatFullDay(line.datum, language), line.zorgverlener].filter(Boolean).join(', '),
        inDutch: line.omschrijving !== null,
      },
      cell(line.bedragEigenRisico, language),
      cell(line.bedragEigenBijdrage, language),
    ],
  }));
  const sum = [
    { text: w.together },
    cell(who.totaalEigenRisico, language),
    cell(who.totaalEigenBijdrage, language),
  ];
  return [
    { kind: 'header', text: w.careOf(name) },
    {
      kind: 'table',
      columns: [
        { header: w.care, share: 0.5 },
        { header: w.eigenRisico, share: 0.25, number: true },
        { header: w.eigenBijdrage, share: 0.25, number: true },
      ],
      rows: [...rows, { cells: sum, bold: true }],
    },
    ...(hidden ? [{ kind: 'sentence' as const, text: w.hidden(name) }] : []),
  ];
}

/** Returns the lines of an invoice, grouped by person if they are about care. */
export function linesOf(factuur: Factuur, language: Language): Block[] {
  const w = words[language];
  if (factuur.factuurType === 'EigenrisicoEigenbijdrage') {
    const { verzekerden } = factuur;
    return verzekerden.flatMap((who) => careOf(who, verzekerden, language));
  }
  if (factuur.factuurType === 'Eigenrisicoeindafrekening') {
    const rows = factuur.verzekerden.map((one) => ({
      cells: [
        {
          text: w.eigenRisicoYear(
            String(one.jaarRegeling),
            insuredNameAmong(one, factuur.verzekerden, language),
          ),
        },
        cell(one.bedragRegelingTotaal, language),
      ],
    }));
    return table(w.settlement, rows, language);
  }
  const isPremie = factuur.factuurType === 'Zorgpremie';
  const lines = isPremie
    ? factuur.premieRegels.map((line) => ({ ...line, who: '' }))
    : factuur.regels.map((line) => ({
        ...line,
        who: insuredNameAmong(line, factuur.regels, language),
      }));
  const rows = lines.map(({ omschrijving, periode, bedrag, who }) => ({
    cells: [
      {
        text: omschrijving,
        note: [who, periodWords(periode, language)].filter(Boolean).join(', '),
        inDutch: true,
      },
      cell(bedrag, language),
    ],
  }));
  return table(isPremie ? w.premie : w.termijn, rows, language);
}
