import { languages } from '@mijn/domain/language';
import { z } from 'zod';
import { extension } from './shapes.ts';

/** What can be kept as a PDF: an invoice, the decision of a claim, what a year cost. */
export const documentKinds = ['factuur', 'besluit', 'jaaroverzicht'] as const;

/** On the relation: which of those the insurer makes; a word that we do not know is left alone. */
export const documentExtension = extension({
  documentSoorten: z
    .array(z.string())
    .optional()
    .meta({
      description: `what the insurer makes as a PDF to keep: ${documentKinds.join(', ')}`,
    }),
});

/** Query of a document: the language it is in. */
export const inLanguage = z.strictObject({ taal: z.enum(languages).default('nl') });
