import { fieldLimits } from '@mijn/domain/fieldLimits';
import { z } from 'zod';
import { bareStatus, day, euros } from './shapes.ts';

export const verwachtingRequest = z.strictObject({
  relatienummer: z.string().min(1).max(fieldLimits.relatienummer),
});

/** Reasons for a less precise forecast: there are no earlier years, or the care is hidden from the caller. */
export const verwachtingReasons = ['geenEerdereJaren', 'afgeschermd'] as const;

/**
 * Forecast of own risk by the end of this year: a range from `minimum` to `maximum`, never a
 * promise, with its inputs. For hidden care it uses visible amounts and days only.
 */
const verwachting = z.object({
  jaar: z.int(),
  totaal: euros,
  gebruikt: euros,
  minimum: euros,
  maximum: euros,
  onderweg: z
    .object({ aantal: z.int(), bedrag: euros })
    .meta({ description: 'claims that are not judged yet, and the own risk that they may use' }),
  eerdereJaren: z
    .array(z.object({ jaar: z.int(), bedrag: euros }))
    .meta({ description: 'care under own risk in the same remaining days of earlier years' }),
  opSinds: day.nullable().meta({ description: 'the day on which it was used up' }),
  opVanaf: day.nullable().meta({ description: 'the earliest day on which it may be used up' }),
  inTermijnen: z.boolean(),
  redenen: z.array(z.enum(verwachtingReasons)),
  vrijwillig: z
    .object({
      keuze: euros,
      jaren: z.array(z.object({ jaar: z.int(), kosten: euros, korting: euros })),
    })
    .nullable()
    .meta({
      description:
        'around the turn of the year: the cost and discount of this voluntary own risk; otherwise null',
    }),
});

/** Answer of `GET /uitbreidingen/eigenRisico/verwachting`: null where no own risk applies or it is unknown. */
export const verwachtingResponse = bareStatus.extend({ verwachting: verwachting.nullable() });

export type Verwachting = z.infer<typeof verwachting>;
