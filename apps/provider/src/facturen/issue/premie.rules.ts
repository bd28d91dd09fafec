import type { Brand } from '@mijn/domain/brands';
import { type NewFactuur, type NewLine, toFactuur } from './factuur.ts';
import { correctPremie } from './premieCorrection.rules.ts';
import { type PremieVerzekerde, toPremieLines } from './premieLines.rules.ts';
import type { PremieRun } from './premieRun.ts';

/** A policy with everybody on it, now or before. */
export interface PremiePolis {
  readonly polisnummer: string;
  readonly merk: Brand;
  readonly verzekeringsnemer: string;
  readonly validFrom: string;
  readonly verzekerden: readonly PremieVerzekerde[];
  /** What was invoiced of the months in which somebody has left, by person and month. */
  readonly invoiced: readonly InvoicedPremie[];
}

/** What premium invoices have asked of one person for one month, less what was given back. Cents. */
export interface InvoicedPremie {
  readonly relatienummer: string;
  /** The first of the month, `yyyy-mm-dd`. */
  readonly month: string;
  readonly bedrag: number;
}

/**
 * The premium invoice of a policy, made on the first of a month for that month: per adult and
 * package, by days where somebody was not insured all of it. A policy, or a person, that began in the
 * month before is charged those days along with it, so that the first invoice comes a month after the
 * start. What became known of earlier months only now is asked and given back with it. Undefined when there
 * is nothing to ask or give back.
 */
export function toPremieFactuur(polis: PremiePolis, run: PremieRun): NewFactuur | undefined {
  const { month, previous, premies } = run;
  if (polis.validFrom >= month.first) return undefined;
  const newPolis = polis.validFrom >= previous.first;
  const lines = polis.verzekerden.flatMap((verzekerde) => {
    if (verzekerde.validFrom > month.first) return [];
    const fresh =
      (newPolis || verzekerde.validFrom > previous.first) && verzekerde.validFrom < month.first;
    const months = fresh ? [previous, month] : [month];
    return months.flatMap((of) => toPremieLines(polis.merk, verzekerde, of, premies));
  });
  lines.push(...correctPremie(polis, lines, run));
  if (lines.length === 0) return undefined;
  const more = new Set(lines.map(({ relatienummer }) => relatienummer)).size > 1;
  const { polisnummer, verzekeringsnemer: debiteur } = polis;
  const key = `premie/${polisnummer}/${month.first.slice(0, 7)}`;
  return toFactuur(
    { sleutel: key, debiteur, polisnummer, soort: 'Zorgpremie', jaar: month.year },
    more ? lines.map((line) => withName(line, polis.verzekerden)) : lines,
  );
}

function withName(line: NewLine, verzekerden: readonly PremieVerzekerde[]): NewLine {
  const who = verzekerden.find(({ relatienummer }) => relatienummer === line.relatienummer);
  return { ...line, omschrijving: `${line.omschrijving} ${who?.naam ?? ''}`.trim() };
}
