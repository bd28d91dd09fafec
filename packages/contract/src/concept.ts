import { bestandRegels } from '@mijn/domain/constanten';
import { z } from 'zod';
import { declaratieBestand } from './uitbreidingen.ts';
import { kaleStatus, tijdstip } from './vormen.ts';

/*
 * The draft of a claim, an extension: kept at the insurer, not on the device; one per person, 30
 * days after it was last kept (contract.md, Extensions; decisions §3, §5).
 */

/** Text as it was typed so far; PostgreSQL cannot hold a NUL in it. */
function tekst(langste: number): z.ZodOptional<z.ZodString> {
  return z
    .string()
    .max(langste)
    .refine((waarde) => !waarde.includes('\0'))
    .optional();
}

/**
 * The fields of `indienen` (decisions §5), each as typed so far, right or wrong. `bedrag` and
 * `behandelDatum` are words of the person here, not an amount and a day.
 */
export const conceptVelden = z.strictObject({
  declarant: tekst(20),
  zorgsoort: tekst(60),
  behandelDatum: tekst(40),
  bedrag: tekst(40),
  naamZorgverlener: tekst(100),
  notaNummer: tekst(40),
  buitenland: z.enum(['true', 'false']).optional(),
  opmerking: tekst(1000),
});

/**
 * Body of `PUT …/concept`: all of the draft. `versie` is the one it was made from, null where there
 * was none. Files are named by the `bestandId` of `valideren/bestand`; what is not (any longer)
 * there, or somebody else's, is left out of what is kept.
 */
export const conceptVraag = z.strictObject({
  versie: z.uuid().nullable(),
  velden: conceptVelden,
  bestandIds: z.array(z.uuid()).max(bestandRegels.maximumAantal).default([]),
});

/** A draft as it is kept. Its files live as long as it does. */
export const concept = z.object({
  versie: z.string(),
  velden: conceptVelden,
  bestanden: z.array(declaratieBestand),
  bijgewerktOp: tijdstip,
  verlooptOp: tijdstip,
});

/**
 * Answer of GET, PUT and DELETE: the draft, null when there is none. A PUT of another version than
 * the one that is kept (another tab was first, the claim was sent in) answers 409 with this shape.
 */
export const conceptAntwoord = kaleStatus.extend({ concept: concept.nullable() });

/** A draft, over REST. */
export type Concept = z.infer<typeof concept>;
/** Answer of the draft's calls. */
export type ConceptAntwoord = z.infer<typeof conceptAntwoord>;
/** Fields of a draft. */
export type ConceptVelden = z.infer<typeof conceptVelden>;
/** Body of keeping a draft. */
export type ConceptVraag = z.infer<typeof conceptVraag>;
