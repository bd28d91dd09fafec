import { type Cents, sumOf } from '@mijn/domain/money';
import type { FactuurKind } from '@mijn/domain/factuurKindInfo';

/** A part of a judged claim's line (factuur_zorg). */
export interface CarePart {
  readonly nummer: string;
  readonly volgnummer: number;
  /** Whose care it was. */
  readonly relatienummer: string;
  readonly deel: 'eigenRisico' | 'eigenBijdrage';
  readonly bedrag: Cents;
}

/** A line of an invoice that is being made. Cents, days as `yyyy-mm-dd`. */
export interface NewLine {
  /** The insured person. */
  readonly relatienummer: string;
  readonly omschrijving: string;
  readonly bedrag: Cents;
  readonly periodFrom?: string;
  /** The first day after the period. */
  readonly periodUntil?: string;
  /** Of the care. */
  readonly datum?: string;
  readonly eigenRisico?: Cents;
  readonly eigenBijdrage?: Cents;
  readonly zorgverlener?: string;
  readonly declaratieNummer?: string;
  readonly declaratieVolgnummer?: number;
}

/** An invoice that is being made, before it has a number. */
export interface NewFactuur {
  /** What it is for: there is never a second one with the same key. */
  readonly sleutel: string;
  /** Relatienummer of the verzekeringsnemer. */
  readonly debiteur: string;
  readonly polisnummer: string;
  readonly soort: FactuurKind;
  /** The year it is about. */
  readonly jaar: number;
  readonly bedrag: Cents;
  readonly regels: readonly NewLine[];
  /** The care on its lines, by part; never on another invoice. */
  readonly care: readonly CarePart[];
}

/** Makes an invoice of its lines: its amount is their sum, so that the two always agree. */
export function toFactuur(
  header: Omit<NewFactuur, 'bedrag' | 'regels' | 'care'>,
  regels: readonly NewLine[],
): NewFactuur {
  return {
    ...header,
    bedrag: sumOf(regels, ({ bedrag }) => bedrag),
    regels,
    care: regels.flatMap(careOf),
  };
}

function careOf(line: NewLine): CarePart[] {
  const { declaratieNummer: nummer, declaratieVolgnummer: volgnummer, relatienummer } = line;
  if (nummer === undefined || volgnummer === undefined) return [];
  const parts = [
    { deel: 'eigenRisico', bedrag: line.eigenRisico ?? 0 },
    { deel: 'eigenBijdrage', bedrag: line.eigenBijdrage ?? 0 },
  ] as const;
  return parts
    .filter(({ bedrag }) => bedrag !== 0)
    .map((part) => ({ nummer, volgnummer, relatienummer, ...part }));
}
