import type { Betaalverzoek } from '../betaalverzoek.ts';

/** What the page of a payment request says of paying it in terms; cents, days `yyyy-mm-dd`. */
export type RegelingBetaalverzoek = Pick<
  Betaalverzoek,
  | 'betalingsKenmerk'
  | 'bedragTeBetalen'
  | 'regelingKeuzes'
  | 'geenRegelingWegens'
  | 'regelingBedrag'
>;

/** A way to pay it in terms. */
export type RegelingChoice = RegelingBetaalverzoek['regelingKeuzes'][number];

/** The form that asks for an arrangement, and its field. */
export const askRegelingFields = { form: 'regeling', choice: 'choice' } as const;

/** A way to pay as a form sends it: over how many months, and the termijn that was shown. */
export function choiceValue({ maanden, termijnBedrag }: RegelingChoice): string {
  return `${maanden}-${termijnBedrag}`;
}

/** The way to pay that a form sent; undefined where it sent none. */
export function parseChoice(
  value: string | undefined,
): { readonly maanden: number; readonly termijnBedrag: number } | undefined {
  const [, months, termijn] = /^(\d{1,2})-(\d{1,8})$/.exec(value ?? '') ?? [];
  if (months === undefined || termijn === undefined) return undefined;
  return { maanden: Number(months), termijnBedrag: Number(termijn) };
}
