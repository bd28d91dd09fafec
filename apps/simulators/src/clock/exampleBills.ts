/** The bills that can be had, in the order in which they are shown. */
export const exampleBills = [
  'dentist',
  'dentistPhoto',
  'physio',
  'glasses',
  'german',
  'blurred',
  'incomplete',
] as const;

/** One of them. */
export type ExampleBill = (typeof exampleBills)[number];

/** Where bills come from for whoever tries the app and has none at hand. */
export interface ExampleBillsDesk {
  /** A bill for a persona, by the key of their login; undefined for nobody. */
  readonly draw: (
    example: ExampleBill,
    persona: string,
  ) => Promise<
    { readonly content: Buffer; readonly type: 'application/pdf' | 'image/jpeg' } | undefined
  >;
}
