import { fieldLimits } from '@mijn/domain/fieldLimits';
import { z } from 'zod';
import { bareStatus, day, instant, storableText } from './shapes.ts';

/*
 * History of changes to a person's data, accesses to it (NEN 7513), and acceptances: extensions,
 * for the person only (docs/contract.md).
 */

/** A change of one field. `van` and `naar` are formatted for people; null: empty. */
const wijziging = z.object({
  tijdstip: instant,
  door: z.enum(['zelf', 'medewerker']),
  veld: z.string(),
  van: z.string().nullable(),
  naar: z.string().nullable(),
});

/** `GET /uitbreidingen/relatie/wijzigingen`: newest first, at most 100 from `offset` on. */
export const wijzigingenResponse = bareStatus.extend({ wijzigingen: z.array(wijziging) });

/** Body of `PUT …/voorwaarden`: version of the terms that the caller accepted. */
export const voorwaardenRequest = z.strictObject({
  versie: storableText(fieldLimits.termsVersion, z.string().min(1)),
});

/** Viewers of a person's data: the person, the verzekeringsnemer of their policy, a representative, or staff. */
export const viewerKinds = ['zelf', 'verzekeringsnemer', 'gemachtigde', 'medewerker'] as const;

/**
 * Accesses of a day by one viewer to one kind of data. `operatie` is the operation in the log;
 * `reden` is the reason given by staff.
 */
const inzage = z.object({
  dag: day,
  laatst: instant,
  aantal: z.int(),
  wie: z.enum(viewerKinds),
  naam: z.string().nullable().default(null).meta({
    description:
      'of a representative; null: of somebody else, or a person whom the insurer does not know',
  }),
  reden: z.string().nullable(),
  operatie: z.string(),
});

/** Query of `GET /uitbreidingen/relatie/inzagen`: page number, newest first. */
export const inzagenRequest = z.strictObject({
  bladzijde: z.coerce.number().int().min(1).max(10_000).default(1),
});

/** `GET /uitbreidingen/relatie/inzagen`: a page of the last year, newest first, and the number of pages. */
export const inzagenResponse = bareStatus.extend({
  inzagen: z.array(inzage),
  bladzijden: z.int().optional(),
});

export type Wijziging = z.infer<typeof wijziging>;
export type Inzage = z.infer<typeof inzage>;
