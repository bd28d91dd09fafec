import { z } from 'zod';
import { day, statusInStatus } from './shapes.ts';
import { ownExtension, relatieExtension, verzekerdeExtension } from './extensions.ts';

export const address = z.object({
  straat: z.string().nullable(),
  huisnummer: z.int().nullable(),
  huisnummerToevoeging: z.string().nullable(),
  postcode: z.string().nullable(),
  woonplaats: z.string().nullable(),
  adresType: z.enum([
    'GBApostadres',
    'GBAvestigingsadres',
    'Relatiepostadres',
    'Relatievestigingsadres',
  ]),
});

/** Delivery of post (§3). */
export const aanleverwijze = z.enum(['Digitaal', 'Papier', 'GeenKeuze']);

/** Indicators of a relation (§3), in the order of the specification. */
export const indicatorNames = [
  'toonMeldingKiesDigitaalCorrespondentie',
  'toonMeldingControleContactgegevens',
  'toonOntvangstNieuwsbrief',
  'toonBannerVerzekeringscheck',
  'toonGemakBijschrijvenBanner',
  'toonWerkgeverscollectiviteitBijschrijvenBanner',
  'toonDoelgroepcollectiviteitBijschrijvenBanner',
  'magAanleverwijzeCorrespondentieWijzigen',
  'magAanleverwijzePolisbladWijzigen',
  'magOntvangstNieuwsbriefWijzigen',
  'magDocumentenZien',
  'magBetaalinstellingenZien',
] as const;

export type IndicatorName = (typeof indicatorNames)[number];

// Reasons why a capability is off (§3).
const indicatorReason = z.enum([
  'GeenZenZ',
  'GeenVerzekeringsnemer',
  'ZorgGemakPolisActief',
  'GeenEmailBekend',
]);

export const relatie = z.object({
  achternaam: z.string(),
  roepnaam: z.string(),
  opgemaakteNaam: z.string(),
  email: z.string().nullable(),
  geboorteDatum: day,
  aanleverwijzeCorrespondentie: aanleverwijze,
  aanleverwijzePolisblad: aanleverwijze,
  relatieNummer: z.string(),
  telefoonNummer: z.string().nullable(),
  vestigingsAdres: address,
  postAdres: address.nullable(),
  ontvangtNieuwsbrief: z.boolean(),
  toestemmingDetailsZorgkosten: z.boolean(),
  leeftijd: z.int(),
  indicatoren: z.record(z.enum(indicatorNames), z.boolean()),
  indicatorenRedenen: z.array(
    z.object({ indicator: z.enum(indicatorNames), redenen: z.array(indicatorReason) }),
  ),
  ...relatieExtension,
});

/** `GET /relatie` (§7): `status.status`, the relation, and its opaque `_state`. */
export const relatieResponse = statusInStatus.extend({ relatie, _state: z.string() });

/** Schema of a relation for clients: accepts indicators and reasons that this version does not know. */
export const lenientRelatie = relatie.extend({
  indicatoren: z.record(z.string(), z.boolean()),
  indicatorenRedenen: z.array(z.object({ indicator: z.string(), redenen: z.array(z.string()) })),
});

export const lenientRelatieResponse = relatieResponse.extend({ relatie: lenientRelatie });

/** Query of `GET /verzekerdenperjaartal` (§7); defaults: the caller, this year. */
export const verzekerdenRequest = z.strictObject({
  relatienummer: ownExtension.relatienummer,
  jaartal: ownExtension.year,
});

/** Insured persons of a year (§3). */
const verzekerdenPerYear = z.object({
  jaar: z.int(),
  verzekerden: z.array(
    z.object({
      relatienummer: z.string(),
      opgemaakteNaam: z.string(),
      geboorteDatum: day,
      ...verzekerdeExtension,
    }),
  ),
});

export const verzekerdenResponse = z.object({ verzekerdenPerJaartal: verzekerdenPerYear });

export type Relatie = z.infer<typeof relatie>;
export type RelatieResponse = z.infer<typeof relatieResponse>;
export type VerzekerdenResponse = z.infer<typeof verzekerdenResponse>;
