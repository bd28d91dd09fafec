import { premieperiodes } from '@mijn/domain/factuur';
import { z } from 'zod';
import { bareStatus, day, euros } from './shapes.ts';

/*
 * The period that a verzekeringsnemer pays premium for at once, in advance (an extension). Only they themselves see
 * and change it, with the same capability as their account (betaalinstellingen.ts).
 */

const factuur = z.object({
  datum: day.meta({ description: 'on which the invoice is made' }),
  vanaf: day.meta({ description: 'the first day that it asks premium for' }),
  tot: day.meta({ description: 'the first day after those that it asks premium for' }),
  bedrag: euros.nullable().meta({ description: 'null: the premium of its year is not known yet' }),
});

const keuze = z.object({
  periode: z.enum(premieperiodes),
  facturen: z
    .array(factuur)
    .meta({ description: 'the next two invoices with that choice, as far as is known today' }),
});

const premieperiode = z.object({
  periode: z.enum(premieperiodes).meta({ description: 'the current choice' }),
  keuzes: z.array(keuze).meta({ description: 'every choice, the current one included' }),
});

export type PremieperiodeKeuzes = z.infer<typeof premieperiode>;

/** `GET /uitbreidingen/premieperiode`. */
export const premieperiodeResponse = bareStatus.extend({
  premieperiode: premieperiode.nullable().meta({ description: 'null: no policy of theirs runs' }),
});

/** `PUT /uitbreidingen/premieperiode`: another period, from the first month on that has no invoice. */
export const premieperiodeRequest = z.strictObject({
  periode: z.enum(premieperiodes),
  huidig: z.enum(premieperiodes).meta({ description: 'the choice that the person saw' }),
});
