import { fieldLimits } from '@mijn/domain/fieldLimits';
import { z } from 'zod';
import { bareStatus, instant, typedText } from './shapes.ts';

/** States of a reaction, in order. */
export const reactieStatuses = ['verstuurd', 'inBehandeling', 'beantwoord'] as const;

/** Kinds of a reaction: a question ("Klopt dit niet?"), or a report that the person never had this care. */
export const reactieKinds = ['vraag', 'nietGehad'] as const;

export type ReactieKind = (typeof reactieKinds)[number];

/**
 * A reaction to a claim ("Klopt dit niet?"), or to one line by its `volgnummer`. An answer during
 * inBehandeling says that it was forwarded to staff.
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

export type DeclaratieReactie = z.infer<typeof declaratieReactie>;

/** Body of `POST …/reacties`. 409 while another of the caller's reactions on the same subject is open. */
export const reactieRequest = z.strictObject({
  regel: z.int().min(1).max(fieldLimits.volgnummer).optional(),
  soort: z.enum(reactieKinds).optional(),
  tekst: typedText({ most: fieldLimits.reactie, least: 1 }),
});

export const reactieResponse = bareStatus.extend({ reactieId: z.string() });
