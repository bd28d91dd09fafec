import { z } from 'zod';
import { dag, statusInStatus } from './vormen.ts';
import { relatieUitbreiding } from './uitbreidingen.ts';

/** An address of a relation (§3). */
export const adres = z.object({
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

/** How post is delivered (§3). */
export const aanleverwijze = z.enum(['Digitaal', 'Papier', 'GeenKeuze']);

/** The indicators of a relation (§3), in the specification's order. */
export const indicatorNamen = [
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

/** One of the indicators of a relation (§3). */
export type IndicatorNaam = (typeof indicatorNamen)[number];

/** Why a capability is off (§3). */
export const indicatorReden = z.enum([
  'GeenZenZ',
  'GeenVerzekeringsnemer',
  'ZorgGemakPolisActief',
  'GeenEmailBekend',
]);

/** The relation (§3). */
export const relatie = z.object({
  achternaam: z.string(),
  roepnaam: z.string(),
  opgemaakteNaam: z.string(),
  email: z.string().nullable(),
  geboorteDatum: dag,
  aanleverwijzeCorrespondentie: aanleverwijze,
  aanleverwijzePolisblad: aanleverwijze,
  relatieNummer: z.string(),
  telefoonNummer: z.string().nullable(),
  vestigingsAdres: adres,
  postAdres: adres.nullable(),
  ontvangtNieuwsbrief: z.boolean(),
  toestemmingDetailsZorgkosten: z.boolean(),
  leeftijd: z.int(),
  indicatoren: z.record(z.enum(indicatorNamen), z.boolean()),
  indicatorenRedenen: z.array(
    z.object({ indicator: z.enum(indicatorNamen), redenen: z.array(indicatorReden) }),
  ),
  ...relatieUitbreiding,
});

/** `GET /relatie` (§7): `status.status`, the relation and its opaque `_state` beside it. */
export const relatieAntwoord = statusInStatus.extend({ relatie, _state: z.string() });

/** Query of `GET /verzekerdenperjaartal` (§7). */
export const verzekerdenVraag = z.strictObject({
  relatienummer: z.string().min(1).max(20),
  jaartal: z.coerce.number().int().min(2000).max(2100),
});

/** The insured of a year (§3). */
export const verzekerdenPerJaar = z.object({
  jaar: z.int(),
  verzekerden: z.array(
    z.object({ relatienummer: z.string(), opgemaakteNaam: z.string(), geboorteDatum: dag }),
  ),
});

/** `GET /verzekerdenperjaartal` (§7). */
export const verzekerdenAntwoord = z.object({ verzekerdenPerJaartal: verzekerdenPerJaar });

/** The relation as it travels over REST. */
export type Relatie = z.infer<typeof relatie>;
/** Answer of `GET /relatie`. */
export type RelatieAntwoord = z.infer<typeof relatieAntwoord>;
/** Answer of `GET /verzekerdenperjaartal`. */
export type VerzekerdenAntwoord = z.infer<typeof verzekerdenAntwoord>;
