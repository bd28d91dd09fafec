import { yearLimits } from '@mijn/domain/fieldLimits';
import { z } from 'zod';
import { zorgkostenCorrectieExtension } from './correctie.ts';
import { indienerKinds, zorgkostenLineExtension } from './extensions.ts';
import { day, euros } from './shapes.ts';

export const zorgkostenParams = z.strictObject({
  relatienummer: z.string(),
  jaartal: z.coerce.number().int().min(yearLimits.minimum).max(yearLimits.maximum),
});

/**
 * Costs of one line of care (§3) and their division (docs/decisions.md §6): declared = reimbursed +
 * not reimbursed; not reimbursed = own risk + the rest; the statutory contribution is part of that
 * rest. The care is null where the caller may see only amounts (docs/decisions.md §2).
 */
const zorgkostenLine = z.object({
  datumIngang: day,
  zorgsoort: z.string().nullable(),
  soortIndiener: z.enum(indienerKinds),
  naamLocatieZorgverlener: z.string().nullable(),
  bedragGedeclareerd: euros,
  bedragNietVergoed: euros,
  bedragEigenRisico: euros,
  bedragWettelijkeBijdrage: euros,
  bedragNietVergoedExclusiefEigenRisico: euros,
  bedragVergoed: euros,
  ...zorgkostenLineExtension,
  ...zorgkostenCorrectieExtension,
});

/** `GET /zorgkosten/{relatienummer}/{jaartal}` (§7): newest first. */
export const zorgkostenResponse = z.object({ zorgkostenRegels: z.array(zorgkostenLine) });

export type ZorgkostenLine = z.infer<typeof zorgkostenLine>;
export type ZorgkostenResponse = z.infer<typeof zorgkostenResponse>;
