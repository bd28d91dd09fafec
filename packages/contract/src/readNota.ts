import { fileRules } from '@mijn/domain/constants';
import { z } from 'zod';
import { bareStatus, day, euros } from './shapes.ts';

/*
 * What is read of a bill that waits to be sent in, an extension (ADR 0055): worked out anew each time
 * it is asked, and nowhere kept.
 */

/** Where something stands: fractions of a page that is held upright. */
const readPlace = z.object({
  bestandId: z.string(),
  bladzijde: z.int().min(1),
  links: z.number(),
  boven: z.number(),
  breedte: z.number(),
  hoogte: z.number(),
});

/** Something read: `zeker` when a person need not look at it again. */
function readValue<Shape extends z.ZodType>(value: Shape) {
  return z.object({ waarde: value, zeker: z.boolean(), plaats: readPlace.optional() }).optional();
}

/** A line of a bill. */
const readLine = z.object({
  behandelDatum: readValue(day),
  omschrijving: readValue(z.string()),
  prestatieCode: readValue(z.string()),
  zorgsoort: readValue(z.string()),
  bedrag: readValue(euros),
});

/** What a good bill shows (docs/domain.md), and one may lack. */
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

/** A bill as it was read, of one file or of several together. */
const readNota = z.object({
  bestandIds: z.array(z.string()),
  naamZorgverlener: readValue(z.string()),
  agbCode: readValue(z.string()),
  notaNummer: readValue(z.string()),
  buitenland: readValue(z.boolean()),
  relatienummer: readValue(z.string()).meta({
    description: 'somebody whom the caller may claim for, never anybody else',
  }),
  regels: z.array(readLine),
  totaal: readValue(euros),
  ontbreekt: z.array(z.enum(billParts)).meta({ description: 'what a good bill shows, not found' }),
  andereMunt: z.boolean().default(false).meta({
    description: 'it counts in another currency than the euro: its amounts are not told',
  }),
  klopt: z.boolean().meta({
    description: 'the lines come to the total; if not, no amount is zeker',
  }),
});

/**
 * Query of `GET /uitbreidingen/declaraties/gelezen`: waiting files of the caller, in the order of the
 * pages; one that is foreign or unknown refuses the whole as if none existed. None at all reads nothing, and
 * tells that bills are read here.
 */
export const readRequest = z.strictObject({
  bestandId: z.union([z.uuid(), z.array(z.uuid()).max(fileRules.maximumCount)]).default([]),
});

/** Its answer: no bills where the files were read and hold none, or cannot be read at all. */
export const readResponse = bareStatus.extend({
  gelezen: z.object({
    notas: z.array(readNota),
    onleesbaar: z
      .boolean()
      .optional()
      .meta({ description: 'a file cannot be read: no bill is known' }),
  }),
});

/** A bill as it was read, over REST. */
export type ReadNota = z.infer<typeof readNota>;
/** A line of it. */
export type ReadLine = ReadNota['regels'][number];
/** Where something stands. */
export type ReadPlace = z.infer<typeof readPlace>;
