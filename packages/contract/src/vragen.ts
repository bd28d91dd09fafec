import { fieldLimits } from '@mijn/domain/fieldLimits';
import { z } from 'zod';
import { reactieKinds, reactieStatuses } from './reactie.ts';
import { bareStatus, day, instant, storableText, typedText } from './shapes.ts';

/*
 * Questions to the insurer about anything, an extension. "Klopt dit niet?" is a question about a claim or one of its
 * lines, which the insurer may answer by its rules; staff answer all others.
 */

/**
 * Subjects of a question: a claim or one of its lines, an invoice, a payment request, a budget, the person's details,
 * or anything else.
 */
export const vraagOnderwerpen = [
  'declaratie',
  'factuur',
  'betaalverzoek',
  'budget',
  'gegevens',
  'anders',
] as const;

export type VraagOnderwerp = (typeof vraagOnderwerpen)[number];

/**
 * Body of `POST /uitbreidingen/vragen`. 404 for a subject that the caller may not see; 409 for a key that was used for
 * another question, or while another question of the caller about the same claim or line is open.
 */
export const vraagRequest = z.strictObject({
  sleutel: z.uuid().meta({ description: 'idempotency key: the same question again is no other' }),
  onderwerp: z.enum(vraagOnderwerpen),
  kenmerk: storableText(fieldLimits.zorgsoort)
    .optional()
    .meta({ description: 'number of a claim, an invoice or a request; name of a budget' }),
  regel: z.int().min(1).max(fieldLimits.volgnummer).optional().meta({ description: 'of a claim' }),
  relatienummer: z
    .string()
    .min(1)
    .max(fieldLimits.relatienummer)
    .optional()
    .meta({ description: 'whose budget; default: the caller' }),
  soort: z.enum(reactieKinds).optional().meta({ description: 'of a question about a claim' }),
  tekst: typedText({ most: fieldLimits.vraag, least: 1 }),
});

export type VraagRequest = z.output<typeof vraagRequest>;

const uiterlijkOp = day
  .nullable()
  .meta({ description: 'the day by which staff answer; null: the rules answer at once' });

export const vraagResponse = bareStatus.extend({ vraagId: z.string(), uiterlijkOp });

const onderwerp = {
  onderwerp: z.enum(vraagOnderwerpen),
  kenmerk: z.string().nullable(),
  regel: z.int().nullable(),
};

const vraag = z.object({
  vraagId: z.string(),
  ...onderwerp,
  kenmerk: onderwerp.kenmerk.meta({ description: 'null too for a claim that was withdrawn since' }),
  tekst: z.string(),
  status: z.enum(reactieStatuses),
  verstuurdOp: instant,
  uiterlijkOp,
  antwoord: z.string().nullable().meta({
    description: 'while it is inBehandeling: that it was forwarded to staff',
  }),
  beantwoordOp: instant.nullable(),
});

export type Vraag = z.infer<typeof vraag>;

/** `GET /uitbreidingen/vragen`: the caller's own questions, newest first, at most 100. */
export const vragenResponse = bareStatus.extend({ vragen: z.array(vraag) });

const openVraag = z.object({
  vraagId: z.string(),
  ...onderwerp,
  verstuurdOp: instant,
  uiterlijkOp,
});

export type OpenVraag = z.infer<typeof openVraag>;

/** `GET /uitbreidingen/openVragen`, for staff: oldest first, at most 100, without words or persons. */
export const openVragenResponse = bareStatus.extend({
  vandaag: day.meta({ description: 'the insurer’s day' }),
  totaal: z.int(),
  vragen: z.array(openVraag),
});

/** `GET /uitbreidingen/openVragen/{vraagId}`, for staff; in the person's log of access. */
export const openVraagResponse = bareStatus.extend({
  vraag: openVraag.extend({
    tekst: z.string(),
    opgemaakteNaam: z.string(),
    bsn: z.string().meta({ description: 'by which staff open the file of the person who asked' }),
    budgetVan: z.string().nullable().meta({ description: 'whose budget, where it is one' }),
  }),
});

/** Body of `POST /uitbreidingen/openVragen/{vraagId}/antwoord`, for staff. 409 when it is answered by now. */
export const antwoordRequest = z.strictObject({
  antwoord: typedText({ most: fieldLimits.antwoord, least: 1 }),
});
