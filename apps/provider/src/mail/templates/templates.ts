import type { Brand } from '@mijn/domain/brands';
import { berichtMail } from './bericht.ts';
import { bevestigingMail } from './bevestiging.ts';
import { type ChangedField, wijzigingMail } from './wijziging.ts';

/**
 * Each kind of mail: something was changed that an intruder would change first, a message waits in the app, or an
 * address is to be confirmed.
 */
export type MailKind = 'wijziging' | 'bericht' | 'bevestiging';

/** The words of a mail. */
export interface MailWords {
  readonly subject: string;
  readonly text: string;
}

/** All that the words of a mail depend on. */
export interface MailFacts {
  readonly merk: Brand;
  /** The changed fields; empty for other kinds. */
  readonly velden: readonly ChangedField[];
  /** To confirm an address; empty for other kinds. */
  readonly link: string;
}

/** The template of each kind: Dutch with English below it, for one brand. */
export const templates: Readonly<Record<MailKind, (facts: MailFacts) => MailWords>> = {
  wijziging: wijzigingMail,
  bericht: berichtMail,
  bevestiging: bevestigingMail,
};
