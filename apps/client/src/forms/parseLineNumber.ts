const shape = /^\d{1,4}$/;

/** The number of a claim's line as a form sent it; undefined where that is none. */
export function parseLineNumber(word: string | null | undefined): number | undefined {
  return shape.test(word ?? '') ? Number(word) : undefined;
}
