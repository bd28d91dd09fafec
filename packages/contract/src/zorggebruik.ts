import { pagination } from '@mijn/domain/constants';
import { fieldLimits, yearLimits } from '@mijn/domain/fieldLimits';
import { z } from 'zod';
import { day, extension } from './shapes.ts';

/** Units of a budget (§3): treatments, or money. */
export const volumeUnits = ['Aantal', 'Bedrag'] as const;

// Period of a budget (§3).
const periodUnits = ['Dag', 'Week', 'Maand', 'Jaar'] as const;

export const zorggebruikRequest = z.strictObject({
  relatienummer: z.string().min(1).max(fieldLimits.relatienummer),
  jaar: z.coerce.number().int().min(yearLimits.minimum).max(yearLimits.maximum),
  limit: z.coerce.number().int().min(1).max(pagination.maximum).default(pagination.defaultValue),
});

/** Reasons for missing figures: the care of the person, or of somebody who shares the budget, is hidden. */
export const usageHiddenReasons = ['zorgAfgeschermd', 'gedeeldMetAnderen'] as const;

// Reasons why the rest is unusable: the year or the insurance has ended, or the shared budget is exhausted.
const unusableReasons = [
  'periodeVoorbij',
  'nietMeerVerzekerd',
  'vorigePolis',
  'gedeeldBudgetOp',
] as const;

/** On a budget of care: reason for missing figures, reason why the rest is unusable, and sharing. */
const zorggebruikExtension = extension({
  redenAfgeschermd: z.enum(usageHiddenReasons).nullable().optional(),
  redenOnbruikbaar: z.enum(unusableReasons).nullable().optional(),
  gedeeld: z.boolean().optional().meta({ description: 'shared by everybody on the policy' }),
});

const volume = z.number().nullable().meta({
  description:
    'treatments (Aantal), or euros with two decimals (Bedrag); null if hidden (docs/decisions.md §2)',
});

/** Usage of a budget by one insured person (§3); null where the caller may not see their care. */
const usageShare = z.object({
  opgemaakteNaam: z.string(),
  relatienummer: z.string(),
  gebruikt: volume,
});

// Fields of a budget, and of each of its parts (§3).
const usage = z.object({
  code: z.string(),
  omschrijving: z.string(),
  volumeEenheid: z.enum(volumeUnits),
  totaal: volume,
  gebruikt: volume,
  resterend: volume,
  isResterendBruikbaar: z.boolean().nullable(),
  datumLaatsteVerwerking: day.nullable(),
  periode: z.object({ datumIngang: day, datumEinde: day, unit: z.enum(periodUnits) }),
  verzekerdeGebruiken: z.array(usageShare),
  ...zorggebruikExtension,
});

/**
 * A budget and its usage (§3); totals only where the caller may see the care of everybody who
 * shares it, because a total would reveal the others' usage.
 */
const zorggebruik = usage.extend({ subverstrekkingen: z.array(usage) });

/** `GET /zorggebruik` (§7): nearly used budgets first. */
export const zorggebruikResponse = z.object({ zorggebruiken: z.array(zorggebruik) });

export type Subverstrekking = z.infer<typeof usage>;
export type Zorggebruik = z.infer<typeof zorggebruik>;
export type ZorggebruikResponse = z.infer<typeof zorggebruikResponse>;
