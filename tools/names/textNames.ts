import type { Name } from './names.ts';

/**
 * The names by which code calls the texts of a part, the keys of a `texts/nl.json` or `texts/en.json`, and those of
 * what it gives them: `{day}`.
 */
export function namesInTexts(file: string, json: string): Name[] {
  const names: Name[] = [];
  for (const [at, line] of json.split('\n').entries()) {
    const [, key] = /^ {2}"(\w+)":/.exec(line) ?? [];
    if (key === undefined) continue;
    const where = { kind: 'text', at: `${file}:${at + 1}` } as const;
    const given = [...line.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    names.push({ ...where, text: key });
    for (const text of new Set(given)) names.push({ ...where, text, isOwn: true });
  }
  return names;
}
