import { fieldLimits } from '@mijn/domain/fieldLimits';
import { z } from 'zod';
import { bareStatus, day, euros, typedText } from './shapes.ts';

/** Stages of premium arrears (Zvw 18a-c): offer of an arrangement, warning of registration, registration. */
export const achterstandStages = ['aanbod', 'waarschuwing', 'aanmelding'] as const;

export type AchterstandStage = (typeof achterstandStages)[number];

/** Subjects of messages and letters about premium arrears: the stages, and the deregistration from the CAK. */
export const achterstandNews = [...achterstandStages, 'afmelding'] as const;

export type AchterstandNews = (typeof achterstandNews)[number];

const stage = z.enum(achterstandStages);

const premieachterstand = z.object({
  stap: stage,
  sinds: day.meta({ description: 'since when it is in that stage' }),
  maanden: z.int().meta({ description: 'the months of premium that are owed now' }),
  bedrag: euros.meta({ description: 'what is open of the premium that is overdue' }),
  betwistSinds: day.nullable().default(null).meta({
    description: 'since when the arrears are disputed: no stage follows until that is answered',
  }),
  betwistingBeantwoord: day.nullable().default(null).meta({
    description:
      'when a dispute in this stage was answered: the next stage can be disputed, not this one again',
  }),
  volgende: z.object({ stap: stage, maanden: z.int() }).nullable().meta({
    description: 'what follows from so many months on when nothing is paid; null: nothing more',
  }),
});

/** `GET /uitbreidingen/premieachterstanden`: one per policy of the caller in arrears. */
export const premieachterstandenResponse = bareStatus.extend({
  premieachterstanden: z.array(premieachterstand),
});

/** `POST /uitbreidingen/premieachterstanden/betwisting`: why the caller's arrears are not right. */
export const betwistingRequest = z.strictObject({
  tekst: typedText({ most: fieldLimits.vraag, least: 1 }),
});

export type Premieachterstand = z.infer<typeof premieachterstand>;
