import type { Betaalverzoek } from '../betaalverzoek.ts';

/** The part of a payment request about instalments; cents, dates `yyyy-mm-dd`. */
export type RegelingBetaalverzoek = Pick<
  Betaalverzoek,
  | 'betalingsKenmerk'
  | 'bedragTeBetalen'
  | 'regelingKeuzes'
  | 'geenRegelingWegens'
  | 'regelingBedrag'
>;

/** An option to pay in instalments. */
export type RegelingChoice = RegelingBetaalverzoek['regelingKeuzes'][number];

export const askRegelingFields = { form: 'regeling', choice: 'choice' } as const;

/** Returns the form value of an option: the number of months, and the instalment that was shown. */
export function choiceValue({ maanden, termijnBedrag }: RegelingChoice): string {
  return `${maanden}-${termijnBedrag}`;
}

/** Parses the form value of an option; undefined when it is not valid. */
export function parseChoice(
  value: string | undefined,
): { readonly maanden: number; readonly termijnBedrag: number } | undefined {
  const [, months, termijn] = /^(\d{1,2})-(\d{1,8})$/.exec(value ?? '') ?? [];
  if (months === undefined || termijn === undefined) return undefined;
  return { maanden: Number(months), termijnBedrag: Number(termijn) };
}
