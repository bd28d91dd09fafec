import { z } from 'zod';
import { bareStatus, day, euros } from './shapes.ts';

/**
 * Money that the insurer holds for the verzekeringsnemer and cannot pay: of a claim that was judged,
 * of an invoice below zero, or of a payment that was too much; each by its own number.
 */
export const tegoed = z.object({
  soort: z.enum(['declaratie', 'factuur', 'betaling']),
  kenmerk: z.string(),
  bedrag: euros,
  sinds: day,
  ontbreekt: z.enum(['rekening']).meta({ description: 'what is missing to pay it' }),
});

/** Money of the same kinds that is paid to the account of the verzekeringsnemer, and by when. */
const onderweg = tegoed
  .pick({ soort: true, kenmerk: true, bedrag: true })
  .extend({ verwachtOp: day.meta({ description: 'the last day on which it is paid' }) });

/**
 * `GET /uitbreidingen/tegoeden`: what waits, the oldest first, none where nothing is missing; and what is on
 * its way, the first to come first.
 */
export const tegoedenResponse = bareStatus.extend({
  tegoeden: z.array(tegoed),
  onderweg: z.array(onderweg).optional(),
});

/** Money that waits, over REST. */
export type Tegoed = z.infer<typeof tegoed>;

/** Money that is on its way, over REST. */
export type Onderweg = z.infer<typeof onderweg>;
