import { fieldLimits } from '@mijn/domain/fieldLimits';
import { z } from 'zod';
import { bareStatus, instant, typedText } from './shapes.ts';

/** The states of a reaction, only forward. */
export const reactieStatuses = ['verstuurd', 'inBehandeling', 'beantwoord'] as const;

/** What is said of it: a question ("Klopt dit niet?"), or that the person never had this care. */
export const reactieKinds = ['vraag', 'nietGehad'] as const;

/** What kind of reaction. */
export type ReactieKind = (typeof reactieKinds)[number];

/**
 * A reaction to a claim ("Klopt dit niet?"), or to one line by its `volgnummer`. An answer while it
 * is inBehandeling says that it was passed on to a person.
 */
export const declaratieReactie = z.object({
  reactieId: z.string(),
  regel: z.int().nullable(),
  soort: z.enum(reactieKinds).optional(),
  tekst: z.string(),
  status: z.enum(reactieStatuses),
  verstuurdOp: instant,
  antwoord: z.string().nullable(),
  beantwoordOp: instant.nullable(),
});

/** A reaction to a claim, over REST. */
export type DeclaratieReactie = z.infer<typeof declaratieReactie>;

/** Body of `POST …/reacties`. 409 while another of the caller's own about the same is open. */
export const reactieRequest = z.strictObject({
  regel: z.int().min(1).max(fieldLimits.volgnummer).optional(),
  soort: z.enum(reactieKinds).optional(),
  tekst: typedText({ most: fieldLimits.reactie, least: 1 }),
});

/** Answer of `POST …/reacties`. */
export const reactieResponse = bareStatus.extend({ reactieId: z.string() });
