import { fieldLimits } from '@mijn/domain/fieldLimits';
import { fileRules } from '@mijn/domain/constants';
import { z } from 'zod';
import { declaratieFile } from './extensions.ts';
import { bareStatus, instant, storableText, typedLine, typedText } from './shapes.ts';

/*
 * Draft of a claim, an extension. Stored at the insurer and not on the device; one per person, for
 * 30 days after it was last saved (docs/contract.md, Extensions; docs/decisions.md §3, §5).
 */

function line(maximum: number): z.ZodOptional<z.ZodString> {
  return typedLine({ most: maximum }).optional();
}

/**
 * Fields of `indienen` (docs/decisions.md §5) as typed so far, valid or not. `bedrag`,
 * `behandelDatum` and `regels` are therefore text here.
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
  regels: storableText(fieldLimits.linesText).optional(),
});

/**
 * Body of `PUT …/concept`: the whole draft. `versie` is the version it is based on; null: none.
 * Files are given by the `bestandId` of `valideren/bestand`; unknown and foreign ones are dropped.
 */
export const conceptRequest = z.strictObject({
  versie: z.uuid().nullable(),
  velden: conceptFields,
  bestandIds: z.array(z.uuid()).max(fileRules.maximumCount).default([]),
});

/** A stored draft; its files are kept as long as the draft. */
const concept = z.object({
  versie: z.string(),
  velden: conceptFields,
  bestanden: z.array(declaratieFile),
  bijgewerktOp: instant,
  verlooptOp: instant,
});

/**
 * Answer of GET, PUT and DELETE: the draft, or null. A PUT based on another version than the stored
 * one (another tab saved first, or the claim was sent in) answers 409 with this shape.
 */
export const conceptResponse = bareStatus.extend({ concept: concept.nullable() });

export type Concept = z.infer<typeof concept>;
export type ConceptResponse = z.infer<typeof conceptResponse>;
export type ConceptFields = z.infer<typeof conceptFields>;
export type ConceptRequest = z.infer<typeof conceptRequest>;
