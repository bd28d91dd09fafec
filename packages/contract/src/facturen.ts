import { yearLimits } from '@mijn/domain/fieldLimits';
import { factuurKinds } from '@mijn/domain/factuur';
import { z } from 'zod';
import { zorgkostenCorrectieExtension } from './correctie.ts';
import { betaalverzoekExtension, risicoLineExtension, settlementExtension } from './extensions.ts';
import {
  factuurDetailExtension,
  factuurRegelingExtension,
  overpaidExtension,
  regelingChoiceExtension,
} from './regeling.ts';
import { day, euros, bareStatus, extension } from './shapes.ts';

// Each kind of invoice (§3) has its own detail call (docs/decisions.md §6).
const factuurKind = z.enum(factuurKinds);

// 16 digits (docs/contract.md, Shapes).
const betaalkenmerk = z.string().regex(/^\d{16}$/);

// Period of an invoice: a month (`2026-11`), a range of months (`2026-11/2026-12`), a year (`2026`), a
// range of years (`2025/2026`), or null.
const aboutPeriod = z
  .string()
  .regex(/^\d{4}(?:\/\d{4}|-\d{2}(?:\/\d{4}-\d{2})?)?$/)
  .nullable()
  .optional();

/**
 * An invoice in the list (§3). `bedrag` is its full amount, negative for a credit; `status` is one
 * of the texts of @mijn/domain/factuur.
 */
const factuurInList = z.object({
  soortFactuur: factuurKind,
  datum: day,
  status: z.string(),
  bedrag: euros,
  kenmerk: z.string(),
  kenmerkBetaalverzoek: betaalkenmerk.nullable(),
  datumAutomatischeIncasso: day.nullable(),
  ...extension({
    periode: aboutPeriod,
    openBedrag: euros.optional(),
    // Title and last day of its payment request.
    titel: z.string().nullable().optional(),
    uitersteBetaalDatum: day.nullable().optional(),
    betalingsRegelingId: z.string().nullable().optional(),
    // Some of its care is hidden from the viewer (docs/decisions.md §2).
    afgeschermd: z.boolean().optional(),
    premiePerJaar: z
      .array(z.object({ jaar: z.int(), bedrag: euros }))
      .nullable()
      .optional()
      .meta({ description: 'for premium: its amount by calendar year' }),
  }),
  ...factuurRegelingExtension,
});

/** `GET /facturen` (§7): newest first. */
export const facturenResponse = z.object({
  body: z.object({ facturen: z.array(factuurInList) }),
});

// Both days inclusive.
const factuurPeriod = z.object({ datumIngang: day, datumEinde: day });

/**
 * Common fields of invoices in detail (§3). `titel` is that of its payment request, or 'Factuur'.
 * bedragTotaal − bedragEerderBetaaldVerrekend = bedragTeBetalen; each may be negative.
 */
const factuurCore = z.object({
  factuurType: factuurKind,
  kenmerkOpgemaakt: z.string(),
  titel: z.string(),
  datum: day,
  status: z.string(),
  bedragTotaal: euros,
  bedragEerderBetaaldVerrekend: euros,
  betalingsRegelingId: z.string().nullable(),
  bedragTeBetalen: euros,
  datumAutomatischeIncasso: day.nullable(),
  rekeningNummerZenZ: z.string().meta({ description: "the insurer's account, not masked" }),
  betaalVerzoek: z
    .object({
      kenmerk: betaalkenmerk,
      betalingsKenmerkOpgemaakt: z.string(),
      aantalFacturen: z.int(),
      bedragTeBetalen: euros,
      datum: day,
      uitersteBetaalDatum: day,
      ...betaalverzoekExtension,
    })
    .nullable(),
  ...factuurDetailExtension,
  ...factuurRegelingExtension,
});

const premieLine = z.object({
  omschrijving: z.string(),
  periode: factuurPeriod,
  bedrag: euros,
});

const premieFactuur = factuurCore.extend({
  factuurType: z.literal('Zorgpremie'),
  premieRegels: z.array(premieLine),
});

/** A line of an own-risk invoice (§3). Hidden care is null (docs/decisions.md §2). */
const risicoLine = z.object({
  datum: day,
  omschrijving: z.string().nullable(),
  bedragEigenRisico: euros,
  bedragEigenBijdrage: euros,
  zorgverlener: z.string().nullable(),
  declaratieNummer: z.string().nullable(),
  declaratieVolgnummer: z.int().nullable(),
  ...risicoLineExtension,
});

/** `factuurDetail` of `GET /factuurdetails/risico/{factuurkenmerk}` (§7): lines and totals per insured. */
const risicoFactuur = factuurCore.extend({
  factuurType: z.literal('EigenrisicoEigenbijdrage'),
  verzekerden: z.array(
    z.object({
      naamVerzekerde: z.string(),
      geboorteDatum: day,
      regels: z.array(risicoLine),
      totaalEigenRisico: euros,
      totaalEigenBijdrage: euros,
    }),
  ),
});

const risicoPeriodLine = z.object({
  naamVerzekerde: z.string(),
  geboorteDatum: day,
  omschrijving: z.string(),
  periode: factuurPeriod,
  bedrag: euros,
});

const risicoPeriodFactuur = factuurCore.extend({
  factuurType: z.literal('Eigenrisicotermijn'),
  regels: z.array(risicoPeriodLine),
});

const eindafrekeningFactuur = factuurCore.extend({
  factuurType: z.literal('Eigenrisicoeindafrekening'),
  verzekerden: z.array(
    z.object({
      jaarRegeling: z.int(),
      naamVerzekerde: z.string(),
      geboorteDatum: day,
      bedragRegelingTotaal: euros,
      relatienummerVerzekerde: z.string(),
      ...settlementExtension,
    }),
  ),
});

// An invoice of another kind than the call's answers 404.
const detailResponse = <Shape extends z.ZodType>(factuurDetail: Shape) =>
  z.object({ body: z.object({ factuurDetail }) });

export const premieResponse = detailResponse(premieFactuur);
export const risicoResponse = detailResponse(risicoFactuur);
export const risicoPeriodResponse = detailResponse(risicoPeriodFactuur);
export const eindafrekeningResponse = detailResponse(eindafrekeningFactuur);

/** Query of the specification (§7); the year defaults to that of the settlement. */
export const specificatieRequest = z.strictObject({
  jaarRegeling: z.coerce.number().int().min(yearLimits.minimum).max(yearLimits.maximum).optional(),
});

/** Specification of a final settlement for one insured person (§3). Hidden care is null. */
const eindafrekeningSpecificatie = z.object({
  jaarRegeling: z.int(),
  naamVerzekerde: z.string(),
  geboorteDatum: day,
  bedragTotaalRegeling: euros,
  eigenRisicoGebruiken: z.object({
    bedragTotaalEigenRisico: euros,
    regels: z.array(
      z.object({
        datum: day,
        zorgsoort: z.string().nullable(),
        bedrag: euros,
        ...zorgkostenCorrectieExtension,
      }),
    ),
  }),
  opgelegdeTermijnen: z.object({
    bedragOpgelegd: euros,
    bedragBetaald: euros,
    bedragNietBetaald: euros,
    regels: z.array(
      z.object({
        datum: day,
        omschrijving: z.string(),
        bedrag: euros,
        /** Extension: the part that was not paid when the settlement took it over. */
        nietBetaald: euros.optional(),
      }),
    ),
  }),
});

export const specificatieResponse = z.object({ body: eindafrekeningSpecificatie });

/**
 * A payment request (§3). `titel` is one of @mijn/domain/factuursoorten; in its invoices `factuur`
 * is the kind (`soortFactuur`) and `bedrag` the full amount. bedragTotaal is their sum;
 * bedragTotaal − bedragEerderBetaaldVerrekend = bedragTeBetalen.
 */
const betaalverzoek = z.object({
  titel: z.string(),
  datum: day,
  betalingsKenmerk: betaalkenmerk,
  betalingsKenmerkOpgemaakt: z.string(),
  uitersteBetaalDatum: day,
  rekeningNummerZenZ: z.string(),
  facturen: z.array(
    z.object({
      kenmerk: z.string(),
      factuur: z.string(),
      datum: day,
      bedrag: euros,
      ...extension({ periode: aboutPeriod }),
    }),
  ),
  bedragTotaal: euros,
  bedragEerderBetaaldVerrekend: euros,
  bedragTeBetalen: euros,
  ...betaalverzoekExtension,
  ...overpaidExtension,
  ...regelingChoiceExtension,
});

/** `GET /betaalverzoeken` (§7): only those with an amount to pay, in `compareUrgency` order. */
export const betaalverzoekenResponse = bareStatus.extend({
  betaalverzoeken: z.array(betaalverzoek),
});

/** `GET /betaalverzoeken/{betaalkenmerk}` (§7): paid ones included. */
export const betaalverzoekResponse = bareStatus.extend({ betaalverzoek });

export type FactuurInList = z.infer<typeof factuurInList>;
export type FactuurCore = z.infer<typeof factuurCore>;
export type PremieFactuur = z.infer<typeof premieFactuur>;
export type RisicoFactuur = z.infer<typeof risicoFactuur>;
export type RisicoPeriodFactuur = z.infer<typeof risicoPeriodFactuur>;
export type EindafrekeningFactuur = z.infer<typeof eindafrekeningFactuur>;
export type EindafrekeningSpecificatie = z.infer<typeof eindafrekeningSpecificatie>;
export type Betaalverzoek = z.infer<typeof betaalverzoek>;
