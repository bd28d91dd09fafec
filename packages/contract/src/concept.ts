import { fieldLimits } from '@mijn/domain/fieldLimits';
import { fileRules } from '@mijn/domain/constants';
import { z } from 'zod';
import { declaratieFile } from './extensions.ts';
import { bareStatus, instant, keptText, typedLine, typedText } from './shapes.ts';

/*
 * The draft of a claim, an extension: kept at the insurer, not on the device; one per person, 30
 * days after it was last kept (docs/contract.md, Extensions; docs/decisions.md §3, §5).
 */

/** A line as it was typed so far. */
function line(maximum: number): z.ZodOptional<z.ZodString> {
  return typedLine({ most: maximum }).optional();
}

/**
 * The fields of `indienen` (docs/decisions.md §5), each as typed so far, right or wrong. `bedrag`,
 * `behandelDatum` and `regels` are words of the person here, not an amount, a day and lines.
 */
const conceptFields = z.strictObject({
  declarant: line(fieldLimits.relatienummer),
  zorgsoort: line(fieldLimits.zorgsoort),
  behandelDatum: line(fieldLimits.draftWord),
  bedrag: line(fieldLimits.draftWord),
  naamZorgverlener: line(fieldLimits.naamZorgverlener),
  notaNummer: line(fieldLimits.notaNummer),
  buitenland: z.enum(['true', 'false']).optional(),
  opmerking: typedText({ most: fieldLimits.opmerking }).optional(),
  regels: keptText(fieldLimits.linesText).optional(),
});

/**
 * Body of `PUT …/concept`: all of the draft. `versie` is the one it was made from, null where there
 * was none. Files are named by the `bestandId` of `valideren/bestand`; what is not (any longer)
 * there, or somebody else's, is left out of what is kept.
 */
export const conceptRequest = z.strictObject({
  versie: z.uuid().nullable(),
  velden: conceptFields,
  bestandIds: z.array(z.uuid()).max(fileRules.maximumCount).default([]),
});

/** A draft as it is kept. Its files live as long as it does. */
const concept = z.object({
  versie: z.string(),
  velden: conceptFields,
  bestanden: z.array(declaratieFile),
  bijgewerktOp: instant,
  verlooptOp: instant,
});

/**
 * Answer of GET, PUT and DELETE: the draft, null when there is none. A PUT of another version than
 * the one that is kept (another tab was first, the claim was sent in) answers 409 with this shape.
 */
export const conceptResponse = bareStatus.extend({ concept: concept.nullable() });

/** A draft, over REST. */
export type Concept = z.infer<typeof concept>;
/** Answer of the draft's calls. */
export type ConceptResponse = z.infer<typeof conceptResponse>;
/** Fields of a draft. */
export type ConceptFields = z.infer<typeof conceptFields>;
/** Body of keeping a draft. */
export type ConceptRequest = z.infer<typeof conceptRequest>;
