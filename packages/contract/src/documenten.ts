import { pagination } from '@mijn/domain/constants';
import { documentListKinds } from '@mijn/domain/queryFields';
import { yearLimits } from '@mijn/domain/fieldLimits';
import { z } from 'zod';
import { achterstandNews } from './premieachterstand.ts';
import { regelingKinds } from './regeling.ts';
import { bareStatus, day } from './shapes.ts';

/*
 * All documents of a verzekeringsnemer in one list, an extension, with the capability `magDocumentenZien` (§6); others
 * get 403 with the reasons. Each document has one address, that of the call which makes its PDF.
 */

/** Subjects of letters: a final reminder, a stage of arrears of premium, a changed account. */
export const briefSubjects = ['aanmaning', ...achterstandNews, 'rekening'] as const;

const year = z.coerce.number().int().min(yearLimits.minimum).max(yearLimits.maximum);

const document = z.object({
  soort: z.enum(documentListKinds),
  jaar: z.int().meta({ description: 'the year it is about, or else in which it was made' }),
  datum: day.nullable().meta({ description: 'null: of a whole year, and changing with it' }),
  kenmerk: z.string().meta({
    description:
      'by which its PDF is found: of a policy, a person, an arrangement, a letter or a claim',
  }),
  roepnaam: z.string().nullable().meta({ description: 'whose, where not the reader’s own' }),
  geboorteDatum: day.nullable().meta({
    description: 'of that person, where the reader sees somebody else with the same roepnaam',
  }),
  zorgsoorten: z.array(z.string()).nullable().meta({
    description: 'of a decision, each once; null: of another kind, or the care is hidden',
  }),
  brief: z.enum(briefSubjects).nullable().meta({ description: 'the subject of a letter' }),
  regeling: z.enum(regelingKinds).nullable().meta({ description: 'the kind of an arrangement' }),
});

/** `GET /uitbreidingen/documenten`: of a year and of a kind, or of all but decisions. */
export const documentenRequest = z.strictObject({
  jaar: year.optional(),
  soort: z.enum(documentListKinds).optional(),
  limit: z.coerce.number().int().min(1).max(pagination.maximum).default(pagination.defaultValue),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
});

/** Newest year first, then by kind. A year may have hundreds of decisions, so they are listed only when asked for. */
export const documentenResponse = bareStatus.extend({
  documenten: z.array(document),
  aantallen: z
    .array(z.object({ jaar: z.int(), soort: z.enum(documentListKinds), aantal: z.int() }))
    .meta({ description: 'how many there are of every year and kind, decisions too' }),
});

/** The policy sheet of a policy and a year. */
export const polisbladParams = z.strictObject({
  polisnummer: z.string(),
  jaartal: year,
});

export type DocumentenResponse = z.infer<typeof documentenResponse>;
export type ListedDocument = DocumentenResponse['documenten'][number];
