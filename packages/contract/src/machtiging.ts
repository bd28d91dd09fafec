import { fieldLimits } from '@mijn/domain/fieldLimits';
import { bereiken } from '@mijn/domain/machtiging';
import { z } from 'zod';
import { bareStatus, day, extension } from './shapes.ts';

/*
 * Acting for somebody else: the permissions that a person gave and got, and giving and ending one
 * (docs/contract.md, Who is calling). Extensions.
 */

const bereik = z.array(z.enum(bereiken)).min(1);

/** Where a permission comes from: given in the app, or a mandate of DigiD Machtigen, which ends there. */
export const machtigingGronden = ['app', 'digid'] as const;

const machtiging = z.object({
  machtigingId: z.string(),
  naam: z.string().nullable().meta({
    description: 'of the other person; null: a person whom the insurer does not know',
  }),
  bereik: z.array(z.enum(bereiken)),
  sinds: day,
  totEnMet: day
    .nullable()
    .meta({ description: 'the last day; null: as long as DigiD Machtigen says' }),
  via: z.enum(machtigingGronden),
});

/** `GET /uitbreidingen/machtigingen`: the running permissions, and to whom the caller may give one. */
export const machtigingenResponse = bareStatus.extend({
  gegeven: z.array(machtiging),
  gekregen: z.array(machtiging),
  kandidaten: z.array(z.object({ kandidaat: z.string(), naam: z.string() })).meta({
    description:
      'the adults to whom the caller may give a permission; `kandidaat` names one to this caller only',
  }),
  einddagen: z.array(day).meta({
    description: 'last days to choose from; the last one is the latest that is accepted today',
  }),
});

/** Body of `POST /uitbreidingen/machtigingen`; replaces what the caller gave that person before. */
export const machtigingRequest = z.strictObject({
  kandidaat: z.string().min(1).max(fieldLimits.kandidaat),
  bereik,
  totEnMet: day,
});

/**
 * On the relation, where a representative calls: what they may do. The relation is that of the represented person,
 * without contact details, choices and capabilities.
 */
export const gemachtigdExtension = extension({
  gemachtigd: z
    .object({
      bereik: z.array(z.enum(bereiken)),
      totEnMet: day.nullable(),
      via: z.enum(machtigingGronden),
    })
    .optional()
    .meta({ description: 'the caller is a representative of this person' }),
});

export type Machtiging = z.infer<typeof machtiging>;
export type MachtigingenResponse = z.infer<typeof machtigingenResponse>;
