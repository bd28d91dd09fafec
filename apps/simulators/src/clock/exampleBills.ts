/** The example bills in order of display. */
export const exampleBills = [
  'dentist',
  'dentistPhoto',
  'physio',
  'glasses',
  'german',
  'blurred',
  'incomplete',
] as const;

export type ExampleBill = (typeof exampleBills)[number];

/** Source of bills for people who try the app. */
export interface ExampleBillsDesk {
  /** Returns a bill for a persona by login key; undefined for an unknown one. */
  readonly draw: (
    example: ExampleBill,
    persona: string,
  ) => Promise<
    { readonly content: Buffer; readonly type: 'application/pdf' | 'image/jpeg' } | undefined
  >;
}
