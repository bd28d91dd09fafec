/** A sentence about an invoice, with the day of its debit where it is known. */
export type DaySentence = (day: string | undefined) => string;

/** A sentence with the day where it is known, else the one without. */
export function withDay(
  sentence: (values: { day: string }) => string,
  without: () => string,
): DaySentence {
  return (day) => (day === undefined ? without() : sentence({ day }));
}
