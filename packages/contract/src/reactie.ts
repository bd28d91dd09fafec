import { z } from 'zod';
import { instant } from './shapes.ts';

/** States of a reaction, in order. */
export const reactieStatuses = ['verstuurd', 'inBehandeling', 'beantwoord'] as const;

/** Kinds of a reaction: a question ("Klopt dit niet?"), or a report that the person never had this care. */
export const reactieKinds = ['vraag', 'nietGehad'] as const;

export type ReactieKind = (typeof reactieKinds)[number];

/**
 * A question about a claim ("Klopt dit niet?", vragen.ts), or about one line by its `volgnummer`. An answer during
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
