import { fieldLimits, yearLimits } from '@mijn/domain/fieldLimits';
import { declaratieStatuses } from '@mijn/domain/declaratie';
import { brandCodes } from '@mijn/domain/brands';
import { fileRules } from '@mijn/domain/constants';
import { z } from 'zod';
import { declaratieReactie } from './reactie.ts';
import { documentExtension } from './documents.ts';
import { gemachtigdExtension } from './machtiging.ts';
import { vergoedingenExtension } from './vergoedingen.ts';
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
 * Additions to the core of §3 and §7 (docs/contract.md, Extensions): optional fields, and calls
 * under /uitbreidingen/. Larger ones have their own file; those of the claim list are in
 * `declaraties.ts`. An insurer without them still works.
 */

/** On the relation: brand of the policy, masked payout account, the insurer's day, and insurance on that day. */
export const relatieExtension = extension({
  merk: z.enum(brandCodes).optional(),
  uitkeringIban: z
    .string()
    .nullable()
    .optional()
    .meta({ description: 'masked; null when the insurer knows no account' }),
  vandaag: day
    .optional()
    .meta({ description: 'the insurer’s day, which decides whether something is late' }),
  eigenRisicoOnbekend: z.boolean().optional().meta({
    description: 'insured today and an adult in this year, for which the own risk is not known yet',
  }),
  verzekerd: z.boolean().optional().meta({ description: 'insured today' }),
  ongelezenBerichten: z.int().optional().meta({ description: 'number of unread messages' }),
  magVragenStellen: z.boolean().optional().meta({
    description: 'may ask the insurer a question about anything (vragen.ts)',
  }),
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
        'the new address, used once its mailed link is confirmed; `verlopen`: the link is older than 24 hours, `magOpnieuw`: requesting the same address mails another link, `nietBezorgd`: the mail server refused the last link; null in a change withdraws the address',
    }),
  ...documentExtension,
  ...vergoedingenExtension,
  ...gemachtigdExtension,
});

/**
 * Optional parameters of a query: default to the caller, the year of the insurer's day, and the brand of the policy.
 */
export const ownExtension = {
  relatienummer: ownByExtension(z.string().min(1).max(fieldLimits.relatienummer)),
  year: ownByExtension(z.coerce.number().int().min(yearLimits.minimum).max(yearLimits.maximum)),
  merk: ownByExtension(z.enum(brandCodes)),
};

/** Senders of a claim: the insured, or the care provider, whom the insurer then pays directly (§3). */
export const indienerKinds = ['Verzekerde', 'Zorgverlener'] as const;

/** On an insured person of a year: first day of their insurance with this insurer, in any year. */
export const verzekerdeExtension = extension({ verzekerdSinds: day.optional() });

/** Steps of judging a line, in order; the first and last are totals, the others are deductions. */
export const assessmentStep = z.object({
  stap: z.enum(['gedeclareerd', 'nietVergoed', 'wettelijkeBijdrage', 'eigenRisico', 'uitgekeerd']),
  bedrag: euros,
  uitleg: z.string().nullable(),
});

/**
 * On own risk of a year: payment in terms (usage counts, but is neither withheld nor billed until
 * the year is settled), and the insured days by brand, both ends inclusive. For people other than
 * the caller, only those of the requested brand (`merk`).
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

/** On a care cost line: its claim and line number, and the part of its own risk that is paid in terms. */
export const zorgkostenLineExtension = extension({
  declaratieNummer: z.string().optional(),
  declaratieVolgnummer: z.int().optional(),
  bedragEigenRisicoInTermijnen: euros.optional(),
});

/**
 * On a claim line: its number within the claim, own risk paid in terms (in addition to
 * `eigenRisicoBedrag`, which is deducted), and the steps of the engine ("Leg dit uit").
 */
export const declaratieLineExtension = extension({
  volgnummer: z.int().optional(),
  eigenRisicoInTermijnen: euros.optional(),
  stappen: z.array(assessmentStep).optional(),
});

/**
 * A file of a claim. `GET …/bestanden/{bestandId}` returns it as an attachment to viewers who may see the claim's care.
 */
export const declaratieFile = z.object({
  bestandId: z.string(),
  naam: z.string(),
  soort: z.enum(['pdf', 'jpg', 'png']),
  bytes: z.int(),
});

/**
 * In the detail of a claim: time of each state, care provider, files, visibility of the care, and permission to
 * withdraw it now (`POST …/intrekken`: 404 for another sender, 409 when no longer INGEDIEND; idempotent).
 */
export const declaratieDetailExtension = extension({
  verloop: z.array(z.object({ status: z.enum(declaratieStatuses), tijdstip: instant })).optional(),
  zorgverlener: z.string().nullable().optional(),
  bestanden: z.array(declaratieFile).optional(),
  afgeschermd: z.boolean().optional(),
  magIntrekken: z.boolean().optional(),
  reacties: z.array(declaratieReactie).optional(),
});

/** On a message about a claim: the form field concerned. */
export const meldingExtension = extension({ veld: z.string().optional() });

/** From `valideren/bestand`: id of the cleaned file, kept for 24 hours, so that it is uploaded only once. */
export const validationResponseExtension = extension({ bestandId: z.string().optional() });

/** To `indienen`: files uploaded before, and the codes of warnings confirmed by the person. */
export const submitFieldExtension = extension({
  bestandIds: z.array(z.uuid()).max(fileRules.maximumCount).default([]),
  bevestigd: z.array(z.string().max(fieldLimits.meldingCode)).max(20).default([]),
});

/** States of a payment attempt as shown to the person; `betaald` is final (docs/decisions.md §7). */
export const betalingStatuses = [
  'open',
  'inBehandeling',
  'betaald',
  'mislukt',
  'geannuleerd',
  'verlopen',
] as const;

const betalingStatus = z.enum(betalingStatuses);

/** On a line of an own-risk invoice: the care is hidden from the viewer, so its description is null. */
export const risicoLineExtension = extension({ afgeschermd: z.boolean().optional() });

/** Reasons of a final settlement: the year is over, or the terms ended early. */
export const settlementReasons = ['jaarVoorbij', 'termijnGemist', 'vertrokken'] as const;

/** On an insured person of a final settlement: its reason, if known. */
export const settlementExtension = extension({ reden: z.enum(settlementReasons).optional() });

/**
 * On a payment request and on an invoice: the last payment attempt, with the insurer's day of its
 * last change (`sinds`); in an Aanmaning also the collection costs that would follow.
 */
export const betaalverzoekExtension = extension({
  betaling: z
    .object({ betalingId: z.string(), status: betalingStatus, sinds: day.optional() })
    .nullable()
    .optional(),
  kostenBijNietBetalen: euros.nullable().optional(),
});

/**
 * To `POST /betalingen`: further payment requests for the same payment, all or none; a foreign or
 * unknown one refuses the whole payment as unknown.
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
 * A payment attempt (docs/decisions.md §7). `delen`: its payment requests; `dag`: the insurer's day
 * of the last change; `ontvangen`: amount received; `teVeel`: amount received that is not booked on
 * those requests. Both are null until it is paid.
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

/** Placeholder for a betalingId: the last attempt within 24 hours. */
export const lastBetaling = 'laatste';

/** `GET /uitbreidingen/betalingen/{betalingId|laatste}`: 404 foreign, unknown or none. */
export const betalingStateResponse = bareStatus.extend({ betaling });

/**
 * Body of `POST /uitbreidingen/betalingen/meldingen`: the payment provider's id of a changed
 * payment, sent with the gateway's own token (caller.ts). Answers 202 once queued, for any id,
 * since the state is fetched from the payment provider.
 */
export const paymentNotice = z.strictObject({
  id: z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/),
});

export type Betaling = z.infer<typeof betaling>;
