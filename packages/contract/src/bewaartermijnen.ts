import { z } from 'zod';
import { bareStatus } from './shapes.ts';

/*
 * How long data is kept, and a copy of a person's own (articles 13, 15 and 20 of the GDPR): extensions (docs/contract.md).
 */

/** Units of a retention term. */
export const bewaarEenheden = ['dagen', 'jaren'] as const;

/** How long one kind of data is kept. */
const bewaartermijn = z.object({
  soort: z.string().meta({
    description: 'kind of data, as in `@mijn/domain/retention`; clients leave out unknown ones',
  }),
  aantal: z.int(),
  eenheid: z.enum(bewaarEenheden),
  minstens: z.boolean().meta({
    description: 'true: kept at least so long, as the law asks; false: removed after it',
  }),
});

/** `GET /uitbreidingen/relatie/bewaartermijnen`: the terms that hold today. */
export const bewaartermijnenResponse = bareStatus.extend({
  bewaartermijnen: z.array(bewaartermijn),
});

export type Bewaartermijn = z.infer<typeof bewaartermijn>;
