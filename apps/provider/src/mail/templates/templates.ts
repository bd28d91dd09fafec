import type { Brand } from '@mijn/domain/brands';
import { berichtMail } from './bericht.ts';
import { bevestigingMail } from './bevestiging.ts';
import { type ChangedField, wijzigingMail } from './wijziging.ts';

/**
 * Kinds of mail: a change that an intruder would make first, a new message in the app, or an
 * address to confirm.
 */
export type MailKind = 'wijziging' | 'bericht' | 'bevestiging';

export interface MailWords {
  readonly subject: string;
  readonly text: string;
}

export interface MailFacts {
  readonly merk: Brand;
  /** Changed fields; empty for other kinds. */
  readonly velden: readonly ChangedField[];
  /** Confirmation link; empty for other kinds. */
  readonly link: string;
}

/** Template of each kind: Dutch followed by English, for one brand. */
export const templates: Readonly<Record<MailKind, (facts: MailFacts) => MailWords>> = {
  wijziging: wijzigingMail,
  bericht: berichtMail,
  bevestiging: bevestigingMail,
};
