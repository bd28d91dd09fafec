/** A period, and the first day on which it is the rule, `yyyy-mm-dd`. */
interface RetentionTerm {
  readonly since: string;
  readonly amount: number;
  readonly unit: 'dagen' | 'jaren';
}

/** How long one kind of data is kept. */
interface RetentionRule {
  /** Kept at least so long, because the law asks it; no job removes it. */
  readonly isMinimum: boolean;
  /** Terms in the order of their days; the last that has begun holds. */
  readonly terms: readonly [RetentionTerm, ...RetentionTerm[]];
}

const since = '2020-01-01';

/**
 * The retention rules: jobs remove by them, and people read them (docs/domain.md, Retention, has the reason for each).
 * Keys name the data; the comment says from when the period counts.
 */
export const retention = {
  /** The day of the decision. */
  declaraties: { isMinimum: true, terms: [{ since, amount: 7, unit: 'jaren' }] },
  /** The end of the year of the invoice; payments, letters and arrangements with it. */
  facturen: { isMinimum: true, terms: [{ since, amount: 7, unit: 'jaren' }] },
  /** The end of the insurance. */
  verzekering: { isMinimum: true, terms: [{ since, amount: 7, unit: 'jaren' }] },
  /** The answer. */
  vragen: { isMinimum: true, terms: [{ since, amount: 7, unit: 'jaren' }] },
  /** The sealing of its batch. */
  inzagen: { isMinimum: false, terms: [{ since, amount: 5, unit: 'jaren' }] },
  /** The day of the message. */
  berichten: { isMinimum: false, terms: [{ since, amount: 2, unit: 'jaren' }] },
  /** The record that a mail was sent. */
  mails: { isMinimum: false, terms: [{ since, amount: 90, unit: 'dagen' }] },
  /** The last change of the draft. */
  concepten: { isMinimum: false, terms: [{ since, amount: 30, unit: 'dagen' }] },
  /** The withdrawal of the claim. */
  ingetrokkenBestanden: { isMinimum: false, terms: [{ since, amount: 30, unit: 'dagen' }] },
  /** The upload of a file that was not sent in. */
  wachtendeBestanden: { isMinimum: false, terms: [{ since, amount: 1, unit: 'dagen' }] },
} as const satisfies Readonly<Record<string, RetentionRule>>;

export type RetentionKind = keyof typeof retention;

/** Every kind of data with a retention rule, in the order in which people read them. */
export const retentionKinds = Object.keys(retention).filter((kind): kind is RetentionKind =>
  Object.hasOwn(retention, kind),
);

/**
 * Returns the last of the terms that has begun on a day; the first before all of them.
 * @param day `yyyy-mm-dd`
 */
export function termOn(
  terms: RetentionRule['terms'],
  day: string,
): Pick<RetentionTerm, 'amount' | 'unit'> {
  const begun = terms.filter((term) => term.since <= day);
  return begun.at(-1) ?? terms[0];
}
