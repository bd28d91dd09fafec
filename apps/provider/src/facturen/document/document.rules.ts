import { formatFullDay } from '@mijn/domain/datum';
import { factuurKindInfo, factuurStatusTexts } from '@mijn/domain/factuur';
import type { Language } from '@mijn/domain/language';
import { type Euros, eurosToCents, formatAmount, sumOf } from '@mijn/domain/money';
import type { Access } from '../../access/access.ts';
import { frameOf } from '../../documents/frame.ts';
import type { Block, Fact, DocumentContent, Row } from '../../documents/documentContent.ts';
import type { Factuur } from '../details/factuurdetails.shape.ts';
import { linesOf } from './lines.ts';
import { type Words, words } from './texts.ts';

const amountOf = (euros: Euros, language: Language): string =>
  formatAmount(eurosToCents(euros), language);

// Shows the next term of an arrangement, otherwise the debit of the invoice.
function debited(factuur: Factuur, language: Language, w: Words): Fact[] {
  const { regeling, datumAutomatischeIncasso: day } = factuur;
  const next = regeling?.volgendeTermijn;
  if (next) {
    const amount = amountOf(next.bedrag, language);
    return [
      { name: w.nextTermijn, value: w.amountOn(amount, formatFullDay(next.datum, language)) },
    ];
  }
  return regeling || !day ? [] : [{ name: w.incasso, value: formatFullDay(day, language) }];
}

// A pending payment may have paid the invoice already, so the document does not ask for it.
const isChecked = ({ betaalVerzoek, bedragTeBetalen }: Factuur): boolean =>
  betaalVerzoek?.betaling?.status === 'inBehandeling' && bedragTeBetalen > 0;

function askedBy(factuur: Factuur): Factuur['betaalVerzoek'] {
  return factuur.bedragTeBetalen > 0 && !isChecked(factuur) ? factuur.betaalVerzoek : null;
}

function status(factuur: Factuur, w: Words): Fact {
  if (isChecked(factuur)) return { name: w.status, value: w.checkingStatus };
  const { status: text, datumAutomatischeIncasso: day } = factuur;
  // The specification's text of a second debit ends before its day (docs/domain.md).
  const value =
    text === factuurStatusTexts.herincasso && day
      ? text.replace(/\)$/, ` ${formatFullDay(day, 'nl')})`)
      : text;
  return { name: w.status, value, inDutch: true };
}

function facts(factuur: Factuur, language: Language, w: Words): Fact[] {
  const asked = askedBy(factuur);
  return [
    { name: w.kenmerk, value: factuur.kenmerkOpgemaakt },
    { name: w.datum, value: formatFullDay(factuur.datum, language) },
    status(factuur, w),
    ...debited(factuur, language, w),
    ...(asked
      ? [
          { name: w.payBy, value: formatFullDay(asked.uitersteBetaalDatum, language) },
          { name: w.betalingskenmerk, value: asked.betalingsKenmerkOpgemaakt },
          { name: w.account, value: factuur.rekeningNummerZenZ },
        ]
      : []),
  ];
}

// Lists payments one by one if they are known and add up, as the screen does.
function booked(factuur: Factuur, language: Language, w: Words): Row[] {
  const { boekingen = [], bedragEerderBetaaldVerrekend: earlier } = factuur;
  const row = (text: string, euros: Euros): Row => ({
    cells: [{ text }, { text: formatAmount(0 - eurosToCents(euros), language) }],
  });
  const sum = sumOf(boekingen, ({ bedrag }) => eurosToCents(bedrag));
  if (boekingen.length > 0 && sum === eurosToCents(earlier)) {
    return boekingen.map(({ soort, datum, bedrag }) =>
      row(w.booked[soort](formatFullDay(datum, language)), bedrag),
    );
  }
  return eurosToCents(earlier) === 0 ? [] : [row(w.earlier, earlier)];
}

function finalWord(factuur: Factuur, w: Words): string {
  if (factuur.bedragTeBetalen < 0) return w.youGet;
  return askedBy(factuur) ? w.toPay : w.open;
}

function totals(factuur: Factuur, language: Language, w: Words): Block {
  const open = formatAmount(Math.abs(eurosToCents(factuur.bedragTeBetalen)), language);
  const total = { text: amountOf(factuur.bedragTotaal, language) };
  return {
    kind: 'table',
    columns: [
      { header: w.part, share: 0.7 },
      { header: w.amount, share: 0.3, number: true },
    ],
    rows: [
      { cells: [{ text: w.total }, total] },
      ...booked(factuur, language, w),
      { cells: [{ text: finalWord(factuur, w) }, { text: open }], bold: true },
    ],
  };
}

/** Composes the document of an invoice: numbers and days, lines, and sum. */
export function toFactuurDocument(
  factuur: Factuur,
  reader: string,
  access: Access,
  language: Language,
): DocumentContent {
  const w = words[language];
  const kind = factuurKindInfo[factuur.factuurType][language];
  return {
    ...frameOf(access, reader, language),
    title: w.title(factuur.kenmerkOpgemaakt),
    header: kind,
    introduction: w.introduction(factuur.kenmerkOpgemaakt, formatFullDay(factuur.datum, language)),
    blocks: [
      ...(isChecked(factuur) ? [{ kind: 'answer' as const, text: w.checking }] : []),
      { kind: 'facts', facts: facts(factuur, language, w) },
      ...linesOf(factuur, language),
      { kind: 'header', text: w.sum },
      totals(factuur, language, w),
    ],
  };
}
