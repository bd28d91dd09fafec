import { languages } from '@mijn/domain/language';
import { z } from 'zod';
import { extension } from './shapes.ts';

/** Documents available as PDF: an invoice, the decision on a claim, a year overview, a policy sheet, an arrangement. */
export const documentKinds = [
  'factuur',
  'besluit',
  'jaaroverzicht',
  'polisblad',
  'regeling',
] as const;

/** On the relation: documents that the insurer creates; clients ignore unknown values. */
export const documentExtension = extension({
  documentSoorten: z
    .array(z.string())
    .optional()
    .meta({
      description: `kinds of PDF that the insurer makes: ${documentKinds.join(', ')}`,
    }),
});

export const inLanguage = z.strictObject({ taal: z.enum(languages).default('nl') });
