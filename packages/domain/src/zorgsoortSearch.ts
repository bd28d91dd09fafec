import { normalizeSearchText, slipsOf } from './searchWords.ts';
import { isZorgsoort, type Zorgsoort, zorgsoorten, zorgsoortInSentence } from './zorgsoorten.ts';

/** Words by which people look for a kind of care besides its names, Dutch and then English. */
const synonyms: Readonly<Record<Zorgsoort, string>> = {
  Huisarts: `dokter arts huisartsenpost praktijkondersteuner doctor physician`,
  Ziekenhuis: `specialist operatie opname kliniek polikliniek spoed spoedeisende eerste hulp scan röntgen chirurg
    cardioloog orthopeed oogarts huidarts gynaecoloog surgery surgeon operation clinic emergency`,
  Medicijnen: `medicijn apotheek pil pillen tabletten recept geneesmiddel insuline antibiotica inhalator medicine
    medication drugs pharmacy prescription pills tablets`,
  Laboratorium: `lab bloed bloedonderzoek bloedprikken prikken urine blood`,
  Fysiotherapie: `fysio fysiotherapeut oefentherapie therapie manuele rug nek spieren bekkenbodem massage physio
    physiotherapist therapy back neck`,
  Tandarts: `gebit kies kiezen tand tanden mond mondhygiënist beugel orthodontist kroon vulling wortelkanaal
    kunstgebit implantaat teeth tooth molar dental mouth hygienist braces filling crown dentures`,
  'Bril en lenzen': `brillen montuur lens contactlenzen oog ogen opticien eye eyes spectacles optician`,
  Hulpmiddelen: `hoortoestel gehoorapparaat oren steunzolen zolen prothese pruik steunkousen brace hearing insoles
    prosthesis wig`,
  'Hulpmiddelen in bruikleen': `lenen krukken rolstoel rollator crutches wheelchair walker`,
  Psycholoog: `psychiater therapie therapeut ggz psychisch depressie angst somber psychiatrist therapist therapy mental
    depression anxiety`,
  Ziekenvervoer: `ambulance taxi vervoer rit reiskosten travel ride`,
  Verloskundige: `zwanger zwangerschap bevalling kraamzorg baby echo vroedvrouw pregnant pregnancy birth maternity`,
  Wijkverpleging: `thuiszorg verpleging verpleegkundige verzorging wond thuis nurse home wound`,
  Leefstijlprogramma: `leefstijl afvallen overgewicht gewicht gezond weight healthy`,
  'Nazorg na donatie': `donor orgaan nier organ kidney`,
  'Alternatieve zorg': `acupunctuur homeopathie osteopaat chiropractor natuurgeneeskunde acupuncture homeopathy
    osteopath`,
};

// Words that are in nearly every name or question, and tell no care apart.
const fillers = new Set(
  normalizeSearchText(`zorg van de het in een of en na bij voor naar met op mijn ik wordt word krijg vergoed vergoeding
    care by an the or on and after for to my is covered cover of`).split(/\s+/),
);

function wordsOf(text: string): readonly string[] {
  return normalizeSearchText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1 && !fillers.has(word));
}

function wordsFor(zorgsoort: string): readonly string[] {
  const names = isZorgsoort(zorgsoort)
    ? [
        zorgsoorten[zorgsoort],
        zorgsoortInSentence(zorgsoort, 'nl'),
        zorgsoortInSentence(zorgsoort, 'en'),
        synonyms[zorgsoort],
      ]
    : [];
  return wordsOf([zorgsoort, ...names].join(' '));
}

// A compound begins with a word of care: "kiespijn", "brillenglas".
const fewestLettersOfCompound = 4;
// A shorter part is in nearly every word.
const fewestLettersWithin = 3;

/** Ways in which a typed word can mean a word of care, the surest first. */
const ways: readonly ((typed: string) => (word: string) => boolean)[] = [
  (typed) => (word) => word === typed,
  (typed) => (word) => word.startsWith(typed),
  (typed) => {
    const slips = slipsOf(typed);
    const like = slips === null ? undefined : new RegExp(`^${slips}`);
    return (word) => like?.test(word) === true;
  },
  (typed) => (word) => word.length >= fewestLettersOfCompound && typed.startsWith(word),
  (typed) => (word) => typed.length >= fewestLettersWithin && word.includes(typed),
];

function meantBy(typed: string, kinds: readonly { readonly words: readonly string[] }[]): number[] {
  for (const way of ways) {
    const fits = way(typed);
    const found = kinds.flatMap(({ words }, i) => (words.some(fits) ? [i] : []));
    if (found.length > 0) return found;
  }
  return [];
}

/**
 * Returns the kinds of care that a person means, by their names and synonyms in both languages; ignores
 * accents and one typo per word. Kinds that fit most of the words come alone. All without words.
 * @param among names of the kinds to choose from
 */
export function searchZorgsoorten(typed: string, among: readonly string[]): readonly string[] {
  const asked = wordsOf(typed);
  if (asked.length === 0) return among;
  const kinds = among.map((zorgsoort) => ({ zorgsoort, words: wordsFor(zorgsoort) }));
  const counts = kinds.map(() => 0);
  for (const word of asked) for (const i of meantBy(word, kinds)) counts[i] = (counts[i] ?? 0) + 1;
  const most = Math.max(...counts);
  return most === 0 ? [] : among.filter((_, i) => counts[i] === most);
}
