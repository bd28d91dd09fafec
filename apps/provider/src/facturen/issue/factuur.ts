import { type Cents, sumOf } from '@mijn/domain/money';
import type { FactuurKind } from '@mijn/domain/factuur';

/** A part of a judged claim line (factuur_zorg). */
export interface CarePart {
  readonly nummer: string;
  readonly volgnummer: number;
  /** Patient. */
  readonly relatienummer: string;
  readonly deel: 'eigenRisico' | 'eigenBijdrage';
  readonly bedrag: Cents;
}

/** A line of a new invoice. Cents, days as `yyyy-mm-dd`. */
export interface NewLine {
  /** Insured person. */
  readonly relatienummer: string;
  readonly omschrijving: string;
  readonly bedrag: Cents;
  readonly periodFrom?: string;
  /** First day after the period. */
  readonly periodUntil?: string;
  readonly datum?: string;
  readonly eigenRisico?: Cents;
  readonly eigenBijdrage?: Cents;
  readonly zorgverlener?: string;
  readonly declaratieNummer?: string;
  readonly declaratieVolgnummer?: number;
}

export interface NewFactuur {
  /** Unique key of its subject, so that it is created only once. */
  readonly sleutel: string;
  /** Relatienummer of the verzekeringsnemer. */
  readonly debiteur: string;
  readonly polisnummer: string;
  readonly soort: FactuurKind;
  readonly jaar: number;
  readonly bedrag: Cents;
  readonly regels: readonly NewLine[];
  /** Care on its lines, by part; each part is on one invoice only. */
  readonly care: readonly CarePart[];
}

/** Creates an invoice from its lines; its amount is their sum. */
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
