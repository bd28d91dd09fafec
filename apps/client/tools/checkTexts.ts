import type { Language } from '@mijn/domain/language';

/** A text with `{names}` in it. A plural maps the name of its count to the text of each plural form. */
export type Text = string | Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Texts of one part of the app in one language, from its JSON file. */
export interface Source {
  readonly part: string;
  readonly language: Language;
  readonly texts: Readonly<Record<string, Text>>;
}

/** Returns whether a plural has exactly the forms of `Intl.PluralRules` for its language. */
function isPlural(text: Exclude<Text, string>, language: Language): boolean {
  const [forms, ...more] = Object.values(text);
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  return (
    forms !== undefined &&
    more.length === 0 &&
    Object.keys(forms).toSorted().join() === pluralCategories.toSorted().join()
  );
}

// A straight apostrophe: texts use the typographic one, and mixing both looks like a mistake.
const straight = /[\w}]'\w/;

function checkText(key: string, text: Text, { part, language }: Source, other: Text | undefined) {
  const name = `${part}/${language}: "${key}"`;
  if (!/^[a-z][A-Za-z0-9]*$/.test(key)) throw new Error(`${name} is no camelCase name`);
  if (other === undefined) throw new Error(`${name} does not stand in the other language`);
  if (straight.test(JSON.stringify(text))) throw new Error(`${name} has a straight apostrophe`);
  if (typeof text === 'string') return;
  if (!isPlural(text, language)) throw new Error(`${name} lacks a form of its plural`);
  if (Object.keys(text).join() !== Object.keys(other).join())
    throw new Error(`${name} counts something else in the other language`);
}

/**
 * Checks that both languages have the same texts, under camelCase names.
 * @throws Error that names the text
 */
export function checkTexts(sources: readonly Source[]): void {
  for (const source of sources) {
    const named = sources.filter(({ part }) => part === source.part);
    if (named.filter(({ language }) => language === source.language).length > 1)
      throw new Error(`Two folders of texts are called ${source.part}`);
    const other = named.find(({ language }) => language !== source.language);
    for (const [key, text] of Object.entries(source.texts))
      checkText(key, text, source, other?.texts[key]);
  }
}
