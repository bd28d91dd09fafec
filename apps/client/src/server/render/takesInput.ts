const sign = /<!--(\/?)\$-->|data-replay|<select|<textarea|<input(?! type="hidden")/g;

/**
 * Whether what lazy components have drawn holds a field, or a button of script: then nothing counts as
 * taken over before their code has come (ADR 0072).
 * @param content a page as React draws it, with its marks round each part that may come later
 */
export function takesInput(content: string): boolean {
  let depth = 0;
  for (const [found, end] of content.matchAll(sign)) {
    if (end === undefined && depth > 0) return true;
    if (found.startsWith('<!--')) depth += end ? -1 : 1;
  }
  return false;
}
