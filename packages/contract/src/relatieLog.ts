import { fieldLimits } from '@mijn/domain/fieldLimits';
import { z } from 'zod';
import { bareStatus, day, instant, keptText } from './shapes.ts';

/*
 * What was changed of a person's data, who looked at it (NEN 7513), and what they accepted: extensions, for the person
 * themselves (docs/contract.md).
 */

/** One field that was changed. `van` and `naar` are as people write it; null: nothing. */
const wijziging = z.object({
  tijdstip: instant,
  door: z.enum(['zelf', 'medewerker']),
  veld: z.string(),
  van: z.string().nullable(),
  naar: z.string().nullable(),
});

/** `GET /uitbreidingen/relatie/wijzigingen`: the newest first, at most 100. */
export const wijzigingenResponse = bareStatus.extend({ wijzigingen: z.array(wijziging) });

/** Body of `PUT …/voorwaarden`: the version of the terms that the caller accepted. */
export const voorwaardenRequest = z.strictObject({
  versie: keptText(fieldLimits.termsVersion, z.string().min(1)),
});

/** Who looks at somebody's data: they themselves, the verzekeringsnemer of their policy, or staff. */
export const viewerKinds = ['zelf', 'verzekeringsnemer', 'medewerker'] as const;

/**
 * All looks of a day by one viewer at one kind of data. `operatie` is what was done, as the log has
 * it; `reden` is why, of staff.
 */
const inzage = z.object({
  dag: day,
  laatst: instant,
  aantal: z.int(),
  wie: z.enum(viewerKinds),
  reden: z.string().nullable(),
  operatie: z.string(),
});

/** Query of `GET /uitbreidingen/relatie/inzagen`: which page, the newest looks on the first. */
export const inzagenRequest = z.strictObject({
  bladzijde: z.coerce.number().int().min(1).max(10_000).default(1),
});

/** `GET /uitbreidingen/relatie/inzagen`: a page of the last year, the newest first, and how many pages there are. */
export const inzagenResponse = bareStatus.extend({
  inzagen: z.array(inzage),
  bladzijden: z.int().optional(),
});

/** A change, over REST. */
export type Wijziging = z.infer<typeof wijziging>;
/** Looks of a day, over REST. */
export type Inzage = z.infer<typeof inzage>;
