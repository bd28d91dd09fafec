import { z } from 'zod';
import { bareStatus, day, euros } from './shapes.ts';

/** The stages of arrears of premium (Zvw 18a-c): an arrangement is offered, registration is warned of, it has happened. */
export const achterstandStages = ['aanbod', 'waarschuwing', 'aanmelding'] as const;

/** A stage of arrears of premium. */
export type AchterstandStage = (typeof achterstandStages)[number];

const stage = z.enum(achterstandStages);

const premieachterstand = z.object({
  stap: stage,
  sinds: day.meta({ description: 'since when it is in that stage' }),
  maanden: z.int().meta({ description: 'the months of premium that are owed now' }),
  bedrag: euros.meta({ description: 'what is open of the premium that is overdue' }),
  volgende: z.object({ stap: stage, maanden: z.int() }).nullable().meta({
    description: 'what follows from so many months on when nothing is paid; null: nothing more',
  }),
});

/** `GET /uitbreidingen/premieachterstanden`: one for each policy of the caller's that is in arrears. */
export const premieachterstandenResponse = bareStatus.extend({
  premieachterstanden: z.array(premieachterstand),
});

/** Arrears of premium, over REST. */
export type Premieachterstand = z.infer<typeof premieachterstand>;
