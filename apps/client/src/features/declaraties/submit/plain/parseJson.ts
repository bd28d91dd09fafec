/** Reads a text as JSON; undefined where it is none: what a form says is not to be believed. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
