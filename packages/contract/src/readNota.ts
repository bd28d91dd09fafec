import { fileRules } from '@mijn/domain/constants';
import { z } from 'zod';
import { bareStatus, day, euros } from './shapes.ts';

/* Data read from a bill that is not sent in yet, an extension (ADR 0055). Computed on each call and never stored. */

/** Position on a page, in fractions of its upright size. */
const readPlace = z.object({
  bestandId: z.string(),
  bladzijde: z.int().min(1),
  links: z.number(),
  boven: z.number(),
  breedte: z.number(),
  hoogte: z.number(),
});

/** Schema of a value that was read; `zeker` when a person need not check it. */
function readValue<Shape extends z.ZodType>(value: Shape) {
  return z.object({ waarde: value, zeker: z.boolean(), plaats: readPlace.optional() }).optional();
}

const readLine = z.object({
  behandelDatum: readValue(day),
  omschrijving: readValue(z.string()),
  prestatieCode: readValue(z.string()),
  zorgsoort: readValue(z.string()),
  bedrag: readValue(euros),
});

/** Parts that a valid bill must show (docs/domain.md), and that can be reported as missing. */
export const billParts = [
  'naam',
  'geboortedatum',
  'verzekerdennummer',
  'behandelDatum',
  'prestatieCode',
  'omschrijving',
  'naamZorgverlener',
  'agbCode',
  'bedrag',
  'notaNummer',
] as const;

/** A bill, read from one or several files. */
const readNota = z.object({
  bestandIds: z.array(z.string()),
  naamZorgverlener: readValue(z.string()),
  agbCode: readValue(z.string()),
  notaNummer: readValue(z.string()),
  buitenland: readValue(z.boolean()),
  relatienummer: readValue(z.string()).meta({
    description: 'a person for whom the caller may claim',
  }),
  regels: z.array(readLine),
  totaal: readValue(euros),
  ontbreekt: z
    .array(z.enum(billParts))
    .meta({ description: 'parts of a good bill that were not found' }),
  andereMunt: z.boolean().default(false).meta({
    description: 'the bill is in another currency than the euro, so its amounts are left out',
  }),
  klopt: z.boolean().meta({
    description: 'the lines add up to the total; otherwise no amount is `zeker`',
  }),
});

/**
 * Query of `GET /uitbreidingen/declaraties/gelezen`: uploaded files of the caller in page order; a foreign or unknown
 * one refuses the whole call as unknown. Without files the answer only tells that this insurer reads bills.
 */
export const readRequest = z.strictObject({
  bestandId: z.union([z.uuid(), z.array(z.uuid()).max(fileRules.maximumCount)]).default([]),
});

/** Answer of `GET /uitbreidingen/declaraties/gelezen`: no bills when the files contain none or are unreadable. */
export const readResponse = bareStatus.extend({
  gelezen: z.object({
    notas: z.array(readNota),
    onleesbaar: z
      .boolean()
      .optional()
      .meta({ description: 'whether a file cannot be read; then there are no bills' }),
  }),
});

export type ReadNota = z.infer<typeof readNota>;
export type ReadLine = ReadNota['regels'][number];
export type TextPosition = z.infer<typeof readPlace>;
