import { z } from 'zod';
import { bareStatus, day, euros } from './shapes.ts';

/**
 * Money held for the verzekeringsnemer that cannot be paid out: from a claim, a credit invoice or
 * an overpayment, each with its own number.
 */
export const tegoed = z.object({
  soort: z.enum(['declaratie', 'factuur', 'betaling']),
  kenmerk: z.string(),
  bedrag: euros,
  sinds: day,
  ontbreekt: z
    .enum(['rekening'])
    .meta({ description: 'the missing fact without which it cannot be paid' }),
});

/** Money that is being paid to the verzekeringsnemer's account, with its last day. */
const onderweg = tegoed
  .pick({ soort: true, kenmerk: true, bedrag: true })
  .extend({ verwachtOp: day.meta({ description: 'the latest day of its payment' }) });

/**
 * `GET /uitbreidingen/tegoeden`: held money, oldest first (empty when an account is known), and
 * money on its way, earliest first.
 */
export const tegoedenResponse = bareStatus.extend({
  tegoeden: z.array(tegoed),
  onderweg: z.array(onderweg).optional(),
});

export type Tegoed = z.infer<typeof tegoed>;

export type Onderweg = z.infer<typeof onderweg>;
