import { yearLimits } from '@mijn/domain/fieldLimits';
import { z } from 'zod';
import { zorgkostenCorrectieExtension } from './correctie.ts';
import { indienerKinds, zorgkostenLineExtension } from './extensions.ts';
import { day, euros } from './shapes.ts';

/** Address of `GET /zorgkosten/{relatienummer}/{jaartal}` (§7). */
export const zorgkostenParams = z.strictObject({
  relatienummer: z.string(),
  jaartal: z.coerce.number().int().min(yearLimits.minimum).max(yearLimits.maximum),
});

/**
 * What one line of care cost (§3), and who bore it (docs/decisions.md §6): declared = reimbursed + not
 * reimbursed; not reimbursed = own risk + the rest; the statutory contribution is part of that rest.
 * The care is null where the caller may see that and how much, not what (docs/decisions.md §2).
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

/** `GET /zorgkosten/{relatienummer}/{jaartal}` (§7): the newest first. */
export const zorgkostenResponse = z.object({ zorgkostenRegels: z.array(zorgkostenLine) });

/** A care cost line, over REST. */
export type ZorgkostenLine = z.infer<typeof zorgkostenLine>;
/** Answer of `GET /zorgkosten/{relatienummer}/{jaartal}`. */
export type ZorgkostenResponse = z.infer<typeof zorgkostenResponse>;
