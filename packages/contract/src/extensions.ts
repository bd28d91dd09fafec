import { fieldLimits, yearLimits } from '@mijn/domain/fieldLimits';
import { declaratieStatuses } from '@mijn/domain/declaratiestatus';
import { fileRules } from '@mijn/domain/constants';
import { brandCodes } from '@mijn/domain/brands';
import { z } from 'zod';
import { declaratieReactie } from './reactie.ts';
import { documentExtension } from './documents.ts';
import {
  day,
  euros,
  bareStatus,
  extension,
  instant,
  ownByExtension,
  namedFactuur,
} from './shapes.ts';

/*
 * Everything the contract has beyond the core of §3 and §7 (docs/contract.md, Extensions): optional fields, and
 * calls under /uitbreidingen/ (the larger ones beside this file; the claim list's with its core, in `declaraties.ts`). An insurer without them still works.
 */

/** On the relation: the brand of the policy, the masked payout account, the insurer's day, and whether insured then. */
export const relatieExtension = extension({
  merk: z.enum(brandCodes).optional(),
  uitkeringIban: z
    .string()
    .nullable()
    .optional()
    .meta({ description: 'masked; null when the insurer knows no account' }),
  vandaag: day.optional().meta({ description: 'the insurer’s day, by which anything is late' }),
  eigenRisicoOnbekend: z.boolean().optional().meta({
    description: 'insured today and of age in this year, while its own risk is not settled',
  }),
  verzekerd: z.boolean().optional().meta({ description: 'insured today' }),
  ongelezenBerichten: z.int().optional().meta({ description: 'messages that wait to be read' }),
  emailTeBevestigen: z
    .object({
      adres: z.string(),
      verlopen: z.boolean(),
      magOpnieuw: z.boolean(),
      nietBezorgd: z.boolean().optional(),
    })
    .nullable()
    .optional()
    .meta({
      description:
        'the address that is used once the link mailed to it is confirmed; `verlopen`: that link is past its 24 hours, `magOpnieuw`: asking for the same address mails another, `nietBezorgd`: the mail server refused the last link; sent as null: withdrawn',
    }),
  ...documentExtension,
});

/** What may be left out of a query about oneself: the caller, the year of the insurer's day, the brand of the policy. */
export const ownExtension = {
  relatienummer: ownByExtension(z.string().min(1).max(fieldLimits.relatienummer)),
  year: ownByExtension(z.coerce.number().int().min(yearLimits.minimum).max(yearLimits.maximum)),
  merk: ownByExtension(z.enum(brandCodes)),
};

/** Who sends a claim in: the insured, or the care provider whom the insurer then pays itself (§3). */
export const indienerKinds = ['Verzekerde', 'Zorgverlener'] as const;

/** On one of the insured of a year: the first day of their insurance here, of whichever year. */
export const verzekerdeExtension = extension({ verzekerdSinds: day.optional() });

/** The steps of judging a line, in order; each amount is what that step takes off, or what is left at the ends. */
export const assessmentStep = z.object({
  stap: z.enum(['gedeclareerd', 'nietVergoed', 'wettelijkeBijdrage', 'eigenRisico', 'uitgekeerd']),
  bedrag: euros,
  uitleg: z.string().nullable(),
});

/**
 * On own risk of a year: it is paid in terms (what care uses of it counts all the same, and is neither
 * held back nor billed until the year is settled); and the days of that year on which the person was insured, by
 * brand, both included. Of others than the caller only the brand that it is of (`merk`).
 */
export const eigenRisicoExtension = extension({
  merk: z.enum(brandCodes).optional(),
  inTermijnen: z.boolean().optional(),
  perMerk: z
    .array(
      z.object({
        merk: z.enum(brandCodes),
        van: day,
        totEnMet: day,
        bedrag: euros.meta({ description: 'own risk of those days, mandatory and voluntary' }),
      }),
    )
    .optional(),
});

/**
 * On a care cost line: the claim and its line, where the steps of judging it are told, and how much of
 * its own risk is paid in terms instead of with this care.
 */
export const zorgkostenLineExtension = extension({
  declaratieNummer: z.string().optional(),
  declaratieVolgnummer: z.int().optional(),
  bedragEigenRisicoInTermijnen: euros.optional(),
});

/**
 * On a claim line: its number within the claim, what it uses of own risk that is paid in terms (beside
 * `eigenRisicoBedrag`, which is taken off), and the steps of the engine ("Leg dit uit").
 */
export const declaratieLineExtension = extension({
  volgnummer: z.int().optional(),
  eigenRisicoInTermijnen: euros.optional(),
  stappen: z.array(assessmentStep).optional(),
});

/**
 * A file of a claim; `GET …/bestanden/{bestandId}` answers the file itself, as an attachment, to who
 * sees the claim's care.
 */
export const declaratieFile = z.object({
  bestandId: z.string(),
  naam: z.string(),
  soort: z.enum(['pdf', 'jpg', 'png']),
  bytes: z.int(),
});

/**
 * On a claim in detail: when it took each state, who gave the care, its files, whether care is hidden, and whether the viewer may withdraw it now (`POST …/intrekken`: 404 when they did not send
 * it in, 409 when it is no longer INGEDIEND; once more is as good as once).
 */
export const declaratieDetailExtension = extension({
  verloop: z.array(z.object({ status: z.enum(declaratieStatuses), tijdstip: instant })).optional(),
  zorgverlener: z.string().nullable().optional(),
  bestanden: z.array(declaratieFile).optional(),
  afgeschermd: z.boolean().optional(),
  magIntrekken: z.boolean().optional(),
  reacties: z.array(declaratieReactie).optional(),
});

/** On a message about a claim: the form field it is about. */
export const meldingExtension = extension({ veld: z.string().optional() });

/** From `valideren/bestand`: the cleaned file, kept 24 hours, so that it travels once. */
export const validationResponseExtension = extension({ bestandId: z.string().optional() });

/** To `indienen`: files that were sent before; and the codes of warnings that the person has confirmed. */
export const submitFieldExtension = extension({
  bestandIds: z.array(z.uuid()).max(fileRules.maximumCount).default([]),
  bevestigd: z.array(z.string().max(fieldLimits.meldingCode)).max(20).default([]),
});

/** The states of a payment attempt as the person is told them; `betaald` is never left (docs/decisions.md §7). */
export const betalingStatuses = [
  'open',
  'inBehandeling',
  'betaald',
  'mislukt',
  'geannuleerd',
  'verlopen',
] as const;

const betalingStatus = z.enum(betalingStatuses);

// What an invoice is about: a month (`2026-11`), months up to and with another (`2026-11/2026-12`), a
// year (`2026`), years up to and with another (`2025/2026`), or nothing of the kind.
const factuurPeriod = z
  .string()
  .regex(/^\d{4}(?:\/\d{4}|-\d{2}(?:\/\d{4}-\d{2})?)?$/)
  .nullable()
  .optional();

/** On an invoice of a payment request: what it is about, in the same words as in the list. */
export const betaalverzoekFactuurExtension = extension({ periode: factuurPeriod });

/** On an invoice in the list: what is open of it, and its payment request's title and last day. */
export const factuurListExtension = extension({
  periode: factuurPeriod,
  openBedrag: euros.optional(),
  titel: z.string().nullable().optional(),
  uitersteBetaalDatum: day.nullable().optional(),
  betalingsRegelingId: z.string().nullable().optional(),
  /** Some of the care on it is hidden from the viewer (docs/decisions.md §2). */
  afgeschermd: z.boolean().optional(),
  premiePerJaar: z
    .array(z.object({ jaar: z.int(), bedrag: euros }))
    .nullable()
    .optional()
    .meta({ description: 'of premium: what of it is of each calendar year' }),
});

/** On a line of an own-risk invoice: the care is hidden from the viewer, so its words are null. */
export const risicoLineExtension = extension({ afgeschermd: z.boolean().optional() });

/** Why own risk in terms is settled: the year is over, or the terms stopped before. */
export const settlementReasons = ['jaarVoorbij', 'termijnGemist', 'vertrokken'] as const;

/** On one of the insured of a final settlement: why it is made; left out where it is not known. */
export const settlementExtension = extension({ reden: z.enum(settlementReasons).optional() });

/**
 * On a payment request, and where an invoice tells of its own: the last payment attempt, with the insurer's day of its last change (`sinds`); and, in an Aanmaning, the collection costs that
 * would follow.
 */
export const betaalverzoekExtension = extension({
  betaling: z
    .object({ betalingId: z.string(), status: betalingStatus, sinds: day.optional() })
    .nullable()
    .optional(),
  kostenBijNietBetalen: euros.nullable().optional(),
});

/**
 * To `POST /betalingen`: more payment requests that are paid in the same payment, all or none; one that
 * is foreign or unknown refuses the whole as if none existed.
 */
export const betalingRequestExtension = extension({
  betaalkenmerken: z
    .array(z.string().max(fieldLimits.betaalkenmerk))
    .max(fieldLimits.betaalverzoekenTogether)
    .optional(),
});

const betalingPart = z.object({
  betaalkenmerk: z.string(),
  betalingsKenmerkOpgemaakt: z.string(),
  bedrag: euros,
  facturen: z.array(namedFactuur).optional(),
});

/**
 * A payment attempt (docs/decisions.md §7); `delen`: what it pays, `dag`: the insurer's day of the last change, `ontvangen`:
 * what came in, `teVeel`: what of that is not booked on what was asked; both null until it is paid.
 */
const betaling = z.object({
  betalingId: z.string(),
  status: betalingStatus,
  bedrag: euros,
  betaalkenmerk: z.string(),
  betalingsKenmerkOpgemaakt: z.string(),
  ontvangen: euros.nullable().optional(),
  teVeel: euros.nullable().optional(),
  delen: z.array(betalingPart).optional(),
  bijgewerktOp: instant,
  dag: day.optional(),
});

/** The word in the place of a betalingId that means: the last attempt of 24 hours. */
export const lastBetaling = 'laatste';

/** `GET /uitbreidingen/betalingen/{betalingId|laatste}`: 404 foreign, unknown or none. */
export const betalingStateResponse = bareStatus.extend({ betaling });

/**
 * Body of `POST /uitbreidingen/betalingen/meldingen`: the payment provider's id of a payment that changed, by the
 * gateway's own token (caller.ts). 202 once queued, whatever the id: what is true is asked at the payment provider.
 */
export const paymentNotice = z.strictObject({
  id: z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/),
});

/** A payment attempt, over REST. */
export type Betaling = z.infer<typeof betaling>;
