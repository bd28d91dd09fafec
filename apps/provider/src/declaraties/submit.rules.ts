import type { SubmitFields, ValidationMelding } from '@mijn/contract/declaraties';
import { fileRules, declaratieTermijnYears } from '@mijn/domain/constants';
import { formatDay } from '@mijn/domain/datum';
import { type Cents, eurosToCents, parseEuros } from '@mijn/domain/money';
import { isZorgsoort } from '@mijn/domain/zorgsoorten';
import { isOnTime } from './assess/calculateLine.ts';
import { fieldMelding } from './submit.fields.ts';

/** The amount of a claim in cents. */
export function amountInCents({ bedrag }: Pick<SubmitFields, 'bedrag'>): Cents {
  return eurosToCents(parseEuros(bedrag));
}

/**
 * The rules on what is claimed (decisions §5). `today` is the insurer's day, `yyyy-mm-dd`.
 */
export function validateFields(fields: SubmitFields, today: string): ValidationMelding[] {
  const { zorgsoort, behandelDatum } = fields;
  const meldingen: ValidationMelding[] = [];
  if (!isZorgsoort(zorgsoort)) {
    meldingen.push(
      fieldMelding(
        'zorgsoort',
        'unknown',
        'Deze soort zorg kennen we niet. Kies er een uit de lijst.',
      ),
    );
  }
  if (behandelDatum > today) {
    meldingen.push(
      fieldMelding(
        'behandelDatum',
        'inToekomst',
        'De behandeling is nog niet geweest. Declareer als je de nota hebt.',
      ),
    );
  } else if (!isOnTime(behandelDatum, today)) {
    meldingen.push(
      fieldMelding(
        'behandelDatum',
        'teOud',
        `De behandeling was op ${formatDay(behandelDatum, 'nl')}. Je kunt zorg tot ${declaratieTermijnYears} jaar later declareren.`,
      ),
    );
  }
  if (amountInCents(fields) === 0) {
    meldingen.push(fieldMelding('bedrag', 'bedragNul', 'Vul het bedrag van de nota in.'));
  }
  return meldingen;
}

/** The rules on the files together: how many, and how large. */
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

/** What the insurer's own records say about a claim. */
export interface Known {
  /** Number of a claim of the same nota (declarant, provider, number, date, amount). */
  readonly duplicateNota: string | undefined;
  /** Whether the caller may be told of it: they see that care, or sent it in themselves. */
  readonly mayTellDuplicate: boolean;
  readonly insuredOnDay: boolean;
}

/** Warnings that a person can confirm. */
export function warn(fields: SubmitFields, known: Known): ValidationMelding[] {
  const meldingen: ValidationMelding[] = [];
  if (known.duplicateNota !== undefined && known.mayTellDuplicate) {
    meldingen.push({
      code: 'dubbeleNota',
      level: 'warn',
      message: `Deze nota heb je al ingediend (${known.duplicateNota}). Dien je hem toch nog een keer in? Dan kijkt een medewerker ernaar. Dat duurt langer.`,
      veld: 'notaNummer',
    });
  }
  if (!known.insuredOnDay) {
    meldingen.push({
      code: 'nietVerzekerd',
      level: 'warn',
      message: `Op ${formatDay(fields.behandelDatum, 'nl')} was deze persoon niet bij ons verzekerd. Dan betalen we de nota niet. Klopt de datum?`,
      veld: 'behandelDatum',
    });
  }
  return meldingen;
}

/** Tells whether a message stops the claim: an error does, and a warning that is not confirmed. */
export function holdsUp({ level, code }: ValidationMelding, confirmed: readonly string[]): boolean {
  return level === 'error' || (level === 'warn' && !confirmed.includes(code));
}
