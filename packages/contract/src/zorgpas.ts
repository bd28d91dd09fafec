import { z } from 'zod';
import { day } from './shapes.ts';

/** A health pass (§3); all fields but relatieNummer are on its back, the European card (EHIC). */
const zorgpas = z.object({
  bsn: z.string(),
  relatieNummer: z.string(),
  naam: z.string(),
  geboorteDatum: day,
  achternaam: z.string(),
  voorletters: z.string(),
  zorgverzekeraarCode: z.string().meta({ description: 'UZOVI, 4 digits' }),
  zorgverzekeraarOmschrijving: z.string(),
  identificatie: z.string().meta({ description: 'number of the card, 20 digits' }),
  vervalDatum: day.meta({ description: 'last day of validity' }),
});

/** `GET /zorgpassen` (§7): one per visible person, the caller first. */
export const zorgpassenResponse = z.object({
  body: z.object({ zorgpassen: z.array(zorgpas) }),
});

export type Zorgpas = z.infer<typeof zorgpas>;
export type ZorgpassenResponse = z.infer<typeof zorgpassenResponse>;
