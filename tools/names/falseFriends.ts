/** Dutch words that English dictionaries happen to know (a place, a unit, an old word): never English here. */
const neverEnglish = new Set(
  `alle anders bel berg dag dank dat dit doe doel echt elders elk gat geld groot haar heb hoe hoek
  kant kas klein knop kook koop kop leer lees leven lied loon mag meld mens moet nat nee nog oud paar papier rang
  reeks rood rooster seconde staat stopt taal tel toon tot trek valuta veer veld vier vol vries wat
  weer wens wis zee zit zoon`.match(/\p{L}+/gu),
);

/** Words of both languages: in a sentence English, in a name nearly always what Dutch means by them. */
const dutchInNames = new Set([
  'punt',
  'stem',
  'storing',
  'toe',
  'van',
  'vast',
  'vers',
  'vest',
  'wet',
]);

/** English for what is no text; where it stands for one, it is Dutch: `map` for a folder. */
const dutchForTexts = new Set(['map']);

/** English elsewhere; as a name in a statement it is Dutch: an item, and by whom. */
const dutchInSql = new Set(['door', 'post']);

/**
 * Words of fields that mean technique (a key, a name, a day): a field may be called so, and an address (`/merk/` of
 * the icons is known to installed apps); what code calls itself, and gives a text, not: `key`, `name`, `day`.
 */
const dutchOfTechnique = new Set(
  `antwoord bestanden bron dag datum deel jaar maand merk naam poging sleutel soort tekst uitkomst veld velden
  waarde`.match(/\w+/g),
);

/** Tells of a name that a field may bear whether a variable or parameter must say it in English. */
export function isTechnique(name: string): boolean {
  return dutchOfTechnique.has(name);
}

/** Tells of a word that an English dictionary knows whether it is Dutch all the same. */
export function isFalseFriend(word: string, inSentence: boolean, isText = false): boolean {
  return (
    neverEnglish.has(word) ||
    (!inSentence && dutchInNames.has(word)) ||
    (isText && dutchForTexts.has(word))
  );
}

/** Tells of a word that English knows whether as a name in a statement of SQL it is Dutch all the same. */
export function isDutchInSql(word: string): boolean {
  return dutchInSql.has(word);
}
