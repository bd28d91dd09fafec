import { pagination } from '@mijn/domain/constants';
import { fieldLimits, yearLimits } from '@mijn/domain/fieldLimits';
import { z } from 'zod';
import { day, extension } from './shapes.ts';

/** In what a budget is counted (§3): treatments, or money. */
const volumeUnits = ['Aantal', 'Bedrag'] as const;

/** How long a budget lasts (§3). */
const periodUnits = ['Dag', 'Week', 'Maand', 'Jaar'] as const;

/** Query of `GET /zorggebruik` (§7). */
export const zorggebruikRequest = z.strictObject({
  relatienummer: z.string().min(1).max(fieldLimits.relatienummer),
  jaar: z.coerce.number().int().min(yearLimits.minimum).max(yearLimits.maximum),
  limit: z.coerce.number().int().min(1).max(pagination.maximum).default(pagination.defaultValue),
});

/** Why figures of a budget are left out: of the person asked about, or of somebody who shares it. */
const usageHiddenReasons = ['zorgAfgeschermd', 'gedeeldMetAnderen'] as const;

/** Why what is left cannot be used: the year or the insurance has ended, or what is shared is used. */
const unusableReasons = [
  'periodeVoorbij',
  'nietMeerVerzekerd',
  'vorigePolis',
  'gedeeldBudgetOp',
] as const;

/** On a budget of care: why figures are left out, why the rest is of no use, and whether it is shared. */
const zorggebruikExtension = extension({
  redenAfgeschermd: z.enum(usageHiddenReasons).nullable().optional(),
  redenOnbruikbaar: z.enum(unusableReasons).nullable().optional(),
  gedeeld: z.boolean().optional().meta({ description: 'by everybody on the policy' }),
});

const volume = z.number().nullable().meta({
  description:
    'treatments (Aantal), or euros with two decimals (Bedrag); null: hidden (docs/decisions.md §2)',
});

/** What one of the insured used of a budget (§3); null where the caller may not see their care. */
const usageShare = z.object({
  opgemaakteNaam: z.string(),
  relatienummer: z.string(),
  gebruikt: volume,
});

// The fields of a budget and of each of its parts (§3).
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
 * A budget and what was used of it (§3), whole as far as the caller may see the care of everybody who
 * shares it: a total less one's own would tell of the others.
 */
const zorggebruik = usage.extend({ subverstrekkingen: z.array(usage) });

/** `GET /zorggebruik` (§7): what is nearly used first. */
export const zorggebruikResponse = z.object({ zorggebruiken: z.array(zorggebruik) });

/** A part of a budget, over REST. */
export type Subverstrekking = z.infer<typeof usage>;
/** A budget, over REST. */
export type Zorggebruik = z.infer<typeof zorggebruik>;
/** Answer of `GET /zorggebruik`. */
export type ZorggebruikResponse = z.infer<typeof zorggebruikResponse>;
