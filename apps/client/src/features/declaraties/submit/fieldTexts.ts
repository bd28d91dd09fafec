import { fieldLimits } from '@mijn/domain/fieldLimits';
import { formatDay } from '@mijn/domain/datum';
import type { Language } from '@mijn/domain/language';
import * as m from '../../../generated/texts/submit.js';
import { type Field, type FieldError, earliestDay } from './input.ts';

/** What the texts of errors need to know. */
export interface ErrorContext {
  readonly taal: Language;
  /** `yyyy-mm-dd` */
  readonly today: string;
}

type ErrorText = (context: ErrorContext) => string;

const tooLong = (field: keyof typeof fieldLimits) => () =>
  m.foutTeLang({ limit: String(fieldLimits[field]) });

const texts: Readonly<Record<Field, Partial<Record<FieldError, ErrorText>>>> = {
  declarant: { verplicht: () => m.foutDeclarantVerplicht() },
  zorgsoort: { verplicht: () => m.foutZorgsoortVerplicht() },
  behandelDatum: {
    verplicht: () => m.foutDatumVerplicht(),
    unreadable: () => m.foutDatumOnleesbaar(),
    future: () => m.foutDatumToekomst(),
    teOud: ({ taal, today }) => m.foutDatumTeOud({ dag: formatDay(earliestDay(today), taal) }),
  },
  bedrag: {
    verplicht: () => m.foutBedragVerplicht(),
    unreadable: () => m.foutBedragOnleesbaar(),
    zero: () => m.foutBedragNul(),
    tooHigh: () => m.foutBedragTeHoog(),
  },
  naamZorgverlener: {
    verplicht: () => m.foutZorgverlenerVerplicht(),
    tooLong: tooLong('naamZorgverlener'),
  },
  notaNummer: { tooLong: tooLong('notaNummer') },
  buitenland: {},
  opmerking: { tooLong: tooLong('opmerking') },
};

/** What is wrong with a field and how to mend it, in words. */
export function fieldErrorText(field: Field, error: FieldError, context: ErrorContext): string {
  return texts[field][error]?.(context) ?? m.foutGeweigerd();
}

/** The id of a field's control, for the links of the error summary. */
export function fieldId(field: Field): string {
  return `veld-${field}`;
}
