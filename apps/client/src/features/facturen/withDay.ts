/** A sentence about an invoice, with the date of its debit if known. */
export type DaySentence = (day: string | undefined) => string;

/** Returns the sentence with the date if known, else the one without. */
export function withDay(
  sentence: (values: { day: string }) => string,
  without: () => string,
): DaySentence {
  return (day) => (day === undefined ? without() : sentence({ day }));
}
