import { expect, test } from 'vitest';
import { readSource } from '../borders/source.ts';
import { givenNames, unknownNames } from './check.ts';
import { contractNames } from './contractNames.ts';
import { englishDictionary } from './dictionary.ts';
import { isFalseFriend } from './falseFriends.ts';
import { readGlossary } from './glossary.ts';
import { namesInSource } from './sourceNames.ts';
import { namesInTexts } from './textNames.ts';

const glossary = readGlossary(`
## Words of health insurance
| word | meaning |
|---|---|
| declaratie, eigenRisico | a claim, own risk |
## Words of fields, calls and columns
| word | meaning |
|---|---|
| bedrag, geboekt, naam | amount, booked, name |
`);
const given = contractNames({
  graphql: '"""Het bedrag."""\ntype Declaratie { bedrag: Int! naam: String }',
  openapi: '{ "properties": { "ingediend_op": {} } }',
  sql: ['CREATE TABLE klok (\n  dag date NOT NULL, -- vandaag\n  uur integer\n);'],
});
const isEnglish = await englishDictionary();

/** The words in a planted file that break the rule. */
function strange(text: string): string[] {
  const names = namesInSource(readSource('apps/gateway/src/a.test.tsx', text));
  return unknownNames(names, { isEnglish, glossary, given }).flatMap(({ words }) => words);
}

test.each([
  ['a function', 'function maakDeclaratie() {}', ['maak']],
  ['a field of technique for a parameter', 'export const get = (naam: string) => 1;', ['naam']],
  ['a field of technique for a variable', 'const naam = 1;', ['naam']],
  ['a field of technique for a field in English', 'const { name: naam } = x;', ['naam']],
  ['a parameter', 'export const get = (sleutel: string) => 1;', ['sleutel']],
  ['a name given to what is destructured', 'const { row: rij } = x;', ['rij']],
  ['a property', 'interface Row { readonly waarde: number }', ['waarde']],
  ['a private field', 'class A { #wachtrij = 1 }', ['wachtrij']],
  ['the title of a test', "it('telt de rijen', () => {});", ['telt', 'rijen']],
  ['a log line', "log.info({ id }, 'gestopt met werken');", ['gestopt', 'met', 'werken']],
  ['what an error says', 'throw new TypeError(`geen ${x}`);', ['geen']],
  [
    'what a refusal says behind its code',
    "throw new Refusal(404, 'geen inhoud');",
    ['geen', 'inhoud'],
  ],
  ['a sentence of words of fields', "log.info('bedrag geboekt');", ['bedrag', 'geboekt']],
  ['a word of fields in a sentence of English', "log.info('te geboekt bytes');", ['geboekt']],
  ['half of a term', 'const eigenHeader = 1;', ['eigen', 'header']],
  ['the title of a test of many', "it.each([[1, 2]])('telt %s', () => {});", ['telt']],
  ['a field of a log line', "log.info({ bedrag }, 'x');", ['bedrag']],
  ['a value of a log line', "log.info({ route: x ?? 'kwijt' });", ['kwijt']],
  [
    'a value of a log line that depends',
    "log.info({ route: x ? 'kwijt' : 'zoek' });",
    ['kwijt', 'zoek'],
  ],
  [
    'a field of what is made for the log',
    "function toLogged() { return { bedrag: 'x' }; }",
    ['bedrag'],
  ],
  ['a value that a type allows', "type Fault = 'lost' | 'kwijt';", ['kwijt']],
  [
    'a prepared statement',
    "const s = { name: 'leesBedrag', text: 'SELECT 1' };",
    ['lees', 'bedrag'],
  ],
  ['a field of the contract in a compound', 'const toBedragRow = 1;', ['bedrag']],
  [
    'what the cases of a test are called',
    "it.each([['een lege lijst', 1]])('%s counts', () => {});",
    ['een', 'lege', 'lijst'],
  ],
  [
    'the key of what a browser keeps',
    "localStorage.setItem('doorgestuurd', 'x');",
    ['doorgestuurd'],
  ],
  ['a folder for a while', "await mkdtemp(path.join(tmpdir(), 'mijn-proef-'));", ['mijn', 'proef']],
  ['a folder called a map', 'const list = (map: string | undefined) => map;', ['map']],
  ['a field of a form', 'html`<input name="fout" />`', ['fout']],
  ['a field of the contract in a form of a simulator', 'html`<input name="bedrag" />`', ['bedrag']],
  ['an element of a page', 'html`<h2 id="storingen">x</h2>`', ['storingen']],
  ['what script finds an element by', 'html`<p data-regel="1">x</p>`', ['regel']],
])('%s in Dutch is found', (_what, text, words) => {
  expect(strange(text)).toEqual(
    words.filter((word) => !isEnglish(word) || isFalseFriend(word, false, true)),
  );
});

test.each([
  ['a word of health insurance in an English name', 'const toDeclaratieRow = 1;'],
  ['one of two words', 'interface EigenRisicoCard { readonly open: boolean }'],
  ['a field of the contract under its own name', 'const { bedrag } = row;'],
  ['one of technique under its own name', 'const { naam } = row;'],
  ['one of technique in a type', 'interface Row { readonly naam: string }'],
  ['a name from somewhere else', "import { maakIets } from 'elders';"],
  ['a field that a sentence quotes', `log.info('the "bedrag" does not agree');`],
  ['the path of a page in a sentence', "it('ends at /inloggen-mislukt?reden=x', () => {});"],
  ['a value of the contract in a type', "type Field = 'bedrag';"],
  ['a list that is walked', 'const map = new Map([[1, 2]]);'],
  ['a field of the contract in a form of React', 'const field = <input name="bedrag" />;'],
  [
    'a value that a case tries',
    "it.each([['Te betalen', 1], ['32 november', 2]])('%s', () => {});",
  ],
  ['a word of both languages in a sentence', "it('stops while storing the file', () => {});"],
  ['a text that people read', "const title = 'Je declaratie is binnen';"],
])('%s may stand', (_what, text) => {
  expect(strange(text)).toEqual([]);
});

test.each([
  ['a word that is English by chance', 'const taal = 1;', ['taal']],
  [
    'a word of both languages in a name',
    'interface Stub { readonly storing: () => void }',
    ['storing'],
  ],
  ['a word that is English by chance in a sentence', "log.info('tot x');", ['tot']],
])('%s is Dutch all the same', (_what, text, words) => {
  expect(words.every(isEnglish)).toBe(true);
  expect(strange(text)).toEqual(words);
});

test('a column may bear a word that is English by chance, once the glossary has it', () => {
  const explained = { ...glossary, inFields: new Set(['dag']) };
  const names = namesInSource(readSource('a.ts', 'const { dag } = row;'));
  expect(unknownNames(names, { isEnglish, glossary: explained, given })).toEqual([]);
  expect(unknownNames(names, { isEnglish, glossary, given })).toHaveLength(1);
});

test('a name that is given is explained too, each of its words', () => {
  const names = givenNames(new Set(['bedragGeboekt', 'blik_op', 'a text']));
  const found = unknownNames(names, {
    isEnglish,
    glossary,
    given: new Set(['bedragGeboekt', 'blik_op']),
  });
  expect(found.map(({ text, words }) => [text, words])).toEqual([['blik_op', ['blik']]]);
});

test('a key of a text is a name: English, a word of the glossary, or a field under its own name', () => {
  const json = [
    '{',
    '  "declaratieSent": "Verstuurd",',
    '  "bedrag": "Bedrag",',
    '  "bedragHint": { "aantal": {',
    '    "other": "x" } },',
    '  "sluitUitleg": "Sluit"',
    '}',
  ].join('\n');
  const found = unknownNames(namesInTexts('list/texts/nl.json', json), {
    isEnglish,
    glossary,
    given,
  });
  expect(found.map(({ at, text, words }) => [at, text, words])).toEqual([
    ['list/texts/nl.json:4', 'bedragHint', ['bedrag']],
    ['list/texts/nl.json:6', 'sluitUitleg', ['sluit', 'uitleg']],
  ]);
});
