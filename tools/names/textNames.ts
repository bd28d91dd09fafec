import type { Name } from './names.ts';

/** The names by which code calls the texts of a part: the keys of a `texts/nl.json` or `texts/en.json`. */
export function keysIn(file: string, json: string): Name[] {
  const names: Name[] = [];
  for (const [at, line] of json.split('\n').entries()) {
    const [, key] = /^ {2}"(\w+)":/.exec(line) ?? [];
    if (key !== undefined) names.push({ kind: 'text', text: key, at: `${file}:${at + 1}` });
  }
  return names;
}
