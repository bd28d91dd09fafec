import type { SubmitFields, ValidationMelding } from '@mijn/contract/declaraties';
import type { SubmittedLine } from '@mijn/contract/submittedLines';
import { fileRules, declaratieTermijnYears } from '@mijn/domain/constants';
import { isOnTime } from '@mijn/domain/declaratie';
import { formatFullDay } from '@mijn/domain/datum';
import { isZorgsoort } from '@mijn/domain/zorgsoorten';
import type { FieldCode, MeldingCode } from '@mijn/domain/meldingCodes';
import { type Cents, eurosToCents, parseEuros, sumOf } from '@mijn/domain/money';
import { fieldMelding } from './submit.fields.ts';

/** Returns the amount of a claim or a line in cents. */
export function amountInCents({ bedrag }: Pick<SubmitFields, 'bedrag'>): Cents {
  return eurosToCents(parseEuros(bedrag));
}

// `place` is the prefix of field names: `regels.2.` for the third line.
function validateLine(line: SubmittedLine, place: string, today: string): ValidationMelding[] {
  const { zorgsoort, behandelDatum } = line;
  const meldingen: ValidationMelding[] = [];
  const add = (field: string, code: FieldCode, message: string) => {
    meldingen.push(fieldMelding(`${place}${field}`, code, message));
  };
  if (!isZorgsoort(zorgsoort)) {
    add('zorgsoort', 'unknown', 'Deze soort zorg kennen we niet. Kies er een uit de lijst.');
  }
  if (behandelDatum > today) {
    const text = 'De behandeling is nog niet geweest. Declareer als je de nota hebt.';
    add('behandelDatum', 'inToekomst', text);
  } else if (!isOnTime(behandelDatum, today)) {
    const text = `De behandeling was op ${formatFullDay(behandelDatum, 'nl')}. Je kunt zorg tot ${declaratieTermijnYears} jaar later declareren.`;
    add('behandelDatum', 'teOud', text);
  }
  if (amountInCents(line) === 0) add('bedrag', 'bedragNul', 'Vul het bedrag van de nota in.');
  return meldingen;
}

// The core's fields must summarize the lines, for insurers without that extension.
function validateTogether(fields: SubmitFields, lines: readonly SubmittedLine[]) {
  const [first] = lines;
  const sum = sumOf(lines, amountInCents);
  const agree =
    sum === amountInCents(fields) &&
    first?.behandelDatum === fields.behandelDatum &&
    first.zorgsoort === fields.zorgsoort;
  return agree
    ? []
    : [
        fieldMelding(
          'regels',
          'kloppenNiet',
          'De regels zijn samen niet het bedrag van de nota. Kijk ze na.',
        ),
      ];
}

/**
 * Validates the contents of a claim, line by line (docs/decisions.md §5). `today` is the insurer's day,
 * `yyyy-mm-dd`.
 */
export function validateFields(
  fields: SubmitFields,
  regels: readonly SubmittedLine[] | null,
  today: string,
): ValidationMelding[] {
  if (!regels) {
    const { behandelDatum, zorgsoort, bedrag } = fields;
    return validateLine({ behandelDatum, zorgsoort, bedrag }, '', today);
  }
  return [
    ...regels.flatMap((line, i) => validateLine(line, `regels.${i}.`, today)),
    ...validateTogether(fields, regels),
  ];
}

/** Validates number and total size of the files. */
export function checkCount(count: number, bytes: number): ValidationMelding[] {
  const { maximumCount, maximumBytesTogether } = fileRules;
  if (count === 0) {
    return [fieldMelding('bestanden', 'geenBestand', 'Voeg een foto of pdf van de nota toe.')];
  }
  if (count > maximumCount) {
    const message = `Je koos ${count} bestanden. Je kunt er hoogstens ${maximumCount} meesturen.`;
    return [fieldMelding('bestanden', 'teVeelBestanden', message)];
  }
  if (bytes > maximumBytesTogether) {
    const message = `De bestanden zijn samen groter dan ${maximumBytesTogether / 1024 / 1024} MB. Kies er minder of maak ze kleiner.`;
    return [fieldMelding('bestanden', 'samenTeGroot', message)];
  }
  return [];
}

export interface SubmissionFacts {
  /** Number of an earlier claim with the same bill (declarant, provider, number, a date, the total amount). */
  readonly duplicateNota: string | undefined;
  /** The caller sees the care of the earlier claim, or sent it in. */
  readonly mayTellDuplicate: boolean;
  /** First day of care on which the person was not insured, `yyyy-mm-dd`. */
  readonly uninsuredDay: string | undefined;
}

/** Returns the warnings, which a person can confirm. */
export function listWarnings(known: SubmissionFacts): ValidationMelding[] {
  const meldingen: ValidationMelding[] = [];
  if (known.duplicateNota !== undefined && known.mayTellDuplicate) {
    meldingen.push({
      code: 'dubbeleNota' satisfies MeldingCode,
      level: 'warn',
      message: `Er is al een nota met deze gegevens ingediend (${known.duplicateNota}). Dien je deze ook in? Dan kijkt een medewerker ernaar. Dat duurt langer.`,
      veld: 'notaNummer',
    });
  }
  if (known.uninsuredDay !== undefined) {
    meldingen.push({
      code: 'nietVerzekerd' satisfies MeldingCode,
      level: 'warn',
      message: `Op ${formatFullDay(known.uninsuredDay, 'nl')} was deze persoon niet bij ons verzekerd. Dan betalen we de nota niet. Klopt de datum?`,
      veld: 'behandelDatum',
    });
  }
  return meldingen;
}

/** Tells whether a message stops the claim: an error, or a warning that is not confirmed. */
export function blocksSubmission(
  { level, code }: ValidationMelding,
  confirmed: readonly string[],
): boolean {
  return level === 'error' || (level === 'warn' && !confirmed.includes(code));
}
