/** The kinds of documents in a person's list, in its order; also the values of its filter in the address. */
export const documentListKinds = [
  'polisblad',
  'jaaroverzicht',
  'regeling',
  'brief',
  'besluit',
] as const;

export type DocumentListKind = (typeof documentListKinds)[number];
