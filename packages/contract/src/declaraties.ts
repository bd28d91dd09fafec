import { fieldLimits, yearLimits } from '@mijn/domain/fieldLimits';
import { declaratieStatuses } from '@mijn/domain/declaratie';
import { pagination } from '@mijn/domain/constants';
import { z } from 'zod';
import { declaratieCorrectiesExtension } from './correctie.ts';
import { nothingReasons, waitReasons } from './declaratieReasons.ts';
import {
  declaratieDetailExtension,
  declaratieLineExtension,
  indienerKinds,
  submitFieldExtension,
  meldingExtension,
  validationResponseExtension,
} from './extensions.ts';
import { declaratieVerrekeningExtension } from './regeling.ts';
import {
  day,
  euros,
  bareStatus,
  extension,
  statusInStatus,
  typedLine,
  typedText,
} from './shapes.ts';
import {
  declaratieSubmittedExtension,
  sentAmount,
  sentDay,
  submitLinesExtension,
  submitResponseExtension,
} from './submittedLines.ts';

const declaratieStatus = z.enum(declaratieStatuses);

/** Query of `GET /declaraties` (§7; limits: docs/decisions.md §5). */
export const declaratiesRequest = z.strictObject({
  limit: z.coerce.number().int().min(1).max(pagination.maximum).default(pagination.defaultValue),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
  ...extension({
    zoek: typedLine({ most: fieldLimits.zoek }).optional(),
    relatienummer: z.string().optional(),
    status: declaratieStatus.optional(),
    jaar: z.coerce.number().int().min(yearLimits.minimum).max(yearLimits.maximum).optional(),
    zorgsoort: z.string().max(fieldLimits.zorgsoort).optional(),
  }),
});

/** A claim in the list (§3). `datum` is the day of receipt. Hidden care is null. */
const declaratieInList = z.object({
  bsn: z.string(),
  nummer: z.string(),
  nieuw: z.boolean(),
  omschrijving: z.string().nullable(),
  datum: day,
  status: declaratieStatus,
  zorgSoorten: z.array(z.string()).nullable(),
  // Additional fields of a row: person, expected day of the decision (null: unknown or past), and sender.
  ...extension({
    roepnaam: z.string().nullable().optional(),
    geboorteDatum: day.nullable().optional().meta({
      description:
        'birth date of the patient, only if the viewer sees somebody else with the same roepnaam',
    }),
    behandelDatum: day.optional(),
    laatsteBehandelDatum: day.optional().meta({
      description: 'the day of its last treatment, of whose year an own risk may be unknown',
    }),
    wachtOp: z.enum(waitReasons).nullable().optional(),
    verwachtOp: day.nullable().optional(),
    nietsWegens: z.enum(nothingReasons).nullable().optional(),
    soortIndiener: z.enum(indienerKinds).optional(),
    bedrag: euros.optional(),
    uitgekeerdBedrag: euros.nullable().optional(),
    uitbetaaldOp: day.nullable().optional().meta({
      description:
        'uitbreiding: the day on which the whole amount is or was transferred; null if unknown, if there is none, or if a part was set off',
    }),
    relatienummer: z.string().optional(),
    opgemaakteNaam: z.string().optional(),
  }),
});

export const declaratiesResponse = statusInStatus.extend({
  declaraties: z.array(declaratieInList),
  ...extension({
    totaal: z.int().optional().meta({
      description: 'uitbreiding: number of matches of the filters; not with `Prefer: count=none`',
    }),
  }),
});

export const lineMelding = z.object({ code: z.string(), omschrijving: z.string() });

const declaratieLine = z.object({
  declarant: z.string(),
  zorgSoort: z.string().nullable(),
  prestatie: z.string().nullable(),
  aantal: z.int(),
  behandelDatum: day,
  gedeclareerdBedrag: euros,
  uitgekeerdBedrag: euros,
  eigenRisicoBedrag: euros,
  notaNummer: z.string().nullable(),
  locatieNaam: z.string().nullable(),
  meldingen: z.array(lineMelding).nullable(),
  ...declaratieLineExtension,
});

/** A claim in detail (§3). `declarant` and `indiener` are names. */
const declaratieDetail = declaratieInList.extend({
  declarant: z.string(),
  indiener: z.string(),
  bedrag: euros,
  uitkeerInformatie: z
    .object({
      datum: day,
      declarant: z.string(),
      iban: z.string(),
      uitgekeerdBedrag: euros,
      eigenRisicoBedrag: euros,
    })
    .nullable(),
  regels: z.array(declaratieLine),
  indicatoren: z.array(
    z.object({ naam: z.string(), actief: z.boolean(), redenen: z.array(z.string()) }),
  ),
  ...declaratieDetailExtension,
  ...declaratieVerrekeningExtension,
  ...declaratieSubmittedExtension,
  ...declaratieCorrectiesExtension,
});

/** `GET /declaraties/{id}` (§7): a list with one claim (docs/contract.md, Shapes). */
export const declaratieResponse = statusInStatus.extend({
  declaraties: z.array(declaratieDetail),
});

const validationMelding = z.object({
  code: z.string(),
  level: z.enum(['error', 'info', 'warn']),
  message: z.string(),
  ...meldingExtension,
});

const fileMeldingen = z.object({
  filename: z.string(),
  messages: z.array(validationMelding),
});

export const validationResponse = bareStatus.extend({
  body: fileMeldingen.extend(validationResponseExtension),
});

/** Form fields of `POST /declaraties/indienen` (docs/decisions.md §5); files are sent as `bestanden`. */
export const submitFields = z.strictObject({
  declarant: z.string().min(1).max(fieldLimits.relatienummer),
  zorgsoort: typedLine({ most: fieldLimits.zorgsoort, least: 1 }),
  behandelDatum: sentDay,
  bedrag: sentAmount,
  naamZorgverlener: typedLine({ most: fieldLimits.naamZorgverlener, least: 1 }),
  notaNummer: typedLine({ most: fieldLimits.notaNummer }).default(''),
  buitenland: z.enum(['true', 'false']).default('false'),
  opmerking: typedText({ most: fieldLimits.opmerking }).default(''),
  ...submitFieldExtension,
  ...submitLinesExtension,
});

export const submitResponse = bareStatus.extend({
  body: z.object({
    fileValidationMessages: z.array(fileMeldingen),
    validationMessages: z.object({ messages: z.array(validationMelding) }),
    ...submitResponseExtension,
  }),
});

export type DeclaratieInList = z.infer<typeof declaratieInList>;
export type DeclaratieDetail = z.infer<typeof declaratieDetail>;
export type DeclaratieLine = z.infer<typeof declaratieLine>;
export type ValidationMelding = z.infer<typeof validationMelding>;
export type DeclaratiesResponse = z.infer<typeof declaratiesResponse>;
export type DeclaratieResponse = z.infer<typeof declaratieResponse>;
export type ValidationResponse = z.infer<typeof validationResponse>;
export type SubmitResponse = z.infer<typeof submitResponse>;
export type SubmitFields = z.infer<typeof submitFields>;
