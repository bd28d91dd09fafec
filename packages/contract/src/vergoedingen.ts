import { fieldLimits } from '@mijn/domain/fieldLimits';
import { z } from 'zod';
import { bareStatus, euros, extension } from './shapes.ts';
import { usageHiddenReasons, volumeUnits } from './zorggebruik.ts';

/** On the relation: whether the insurer tells of each kind of care how it is covered. */
export const vergoedingenExtension = extension({
  toontVergoedingen: z.boolean().optional().meta({
    description: 'the insurer answers GET /uitbreidingen/zorgkosten/vergoedingen',
  }),
});

/** Query of `GET /uitbreidingen/zorgkosten/vergoedingen`. */
export const vergoedingenRequest = z.strictObject({
  relatienummer: z.string().min(1).max(fieldLimits.relatienummer),
});

// Reasons for no cover: not insured today, care outside the packages, or the person's age.
const nietVergoedReasons = ['nietVerzekerd', 'geenDekking', 'leeftijd'] as const;

// Packages that cover care.
const pakketten = ['BASIS', 'AANVULLEND', 'AANVULLEND_PLUS'] as const;

// Whether own risk applies to care, or why it does not.
const eigenRisicoApplies = ['geldt', 'onder18', 'nietBegonnen', 'dezeZorg', 'aanvullend'] as const;

// Conditions besides age: a referral by a GP, or a prescription.
const voorwaarden = ['verwijzing', 'voorschrift'] as const;

const budget = z.object({
  gedeeldAls: z.string().nullable().meta({
    description: 'name of a budget shared with other care and everybody on the policy',
  }),
  volumeEenheid: z.enum(volumeUnits),
  totaal: z.number().meta({ description: 'per calendar year: treatments, or euros' }),
  resterend: z.number().nullable().meta({ description: 'null if hidden' }),
  redenAfgeschermd: z.enum(usageHiddenReasons).nullable(),
});

const bijdrage = z.object({
  percentage: z.int().meta({ description: 'of the covered amount' }),
  bedrag: euros.meta({ description: 'besides, of each treatment' }),
  maximum: euros.nullable().meta({ description: 'per calendar year; null: none' }),
  resterend: euros.nullable().meta({ description: 'until the maximum; null: none, or hidden' }),
});

const vergoeding = z.object({
  zorgsoort: z.string(),
  vergoed: z.boolean(),
  redenNietVergoed: z.enum(nietVergoedReasons).nullable(),
  pakket: z.enum(pakketten).nullable().meta({ description: 'null: not covered' }),
  percentage: z.int().nullable().meta({ description: 'null: not covered' }),
  budgetten: z.array(budget),
  wettelijkeBijdrage: bijdrage.nullable(),
  eigenRisico: z.enum(eigenRisicoApplies).nullable().meta({ description: 'null: not covered' }),
  leeftijdVanaf: z.int().nullable(),
  leeftijdTot: z.int().nullable().meta({ description: 'up to, not including' }),
  voorwaarde: z.enum(voorwaarden).nullable(),
});

/** Own risk of the person in the year; null: not insured today, or unknown yet. */
const eigenRisico = z.object({
  totaal: euros,
  resterend: euros,
  inTermijnen: z.boolean(),
  maximumPerBehandeling: euros.nullable(),
});

/**
 * "Wat krijg ik vergoed?": the cover of each kind of care today, by the rules that judge claims, with the current rest
 * of budgets, own risk and contributions.
 */
export const vergoedingenResponse = bareStatus.extend({
  jaar: z.int(),
  zorgAfgeschermd: z.boolean().meta({ description: 'the caller may not see this person’s care' }),
  eigenRisico: eigenRisico.nullable(),
  vergoedingen: z.array(vergoeding),
});

export type Vergoeding = z.infer<typeof vergoeding>;
export type VergoedingenResponse = z.infer<typeof vergoedingenResponse>;
