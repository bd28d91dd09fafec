import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, print } from 'graphql';
import { expect, test } from 'vitest';
import { shortenOperations } from './shortOperations.ts';

const source = path.join(import.meta.dirname, '../src');

const documentsIn = (code: string) =>
  [...code.matchAll(/`((?:query|mutation|fragment)\b[^`]*)`/g)].map(([, text]) => text ?? '');

test('a document loses what GraphQL passes over, and no word of the code around it', () => {
  const code = [
    '/** One `claim`, by its number. */',
    'export const one = operation(`query One($nummer: String!, $regel: Int) {',
    '  declaratie(nummer: $nummer) { ...Row, regels }',
    '}`);',
    'export const row = fragment(',
    '  `fragment Row on Declaratie { nummer bedrag }`,',
    ');',
  ].join('\n');
  expect(shortenOperations(code)).toBe(
    [
      '/** One `claim`, by its number. */',
      'export const one = operation(`query One($nummer:String!$regel:Int){declaratie(nummer:$nummer){...Row regels}}`);',
      'export const row = fragment(',
      '  `fragment Row on Declaratie{nummer bedrag}`,',
      ');',
    ].join('\n'),
  );
});

test('every document of the app is shortened, and asks the same', () => {
  const files = globSync('**/*.{operations,fragments}.ts', { cwd: source });
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) {
    const code = readFileSync(path.join(source, file), 'utf8');
    const short = documentsIn(shortenOperations(code));
    expect(short.map((text) => print(parse(text)))).toEqual(
      documentsIn(code).map((text) => print(parse(text))),
    );
    expect(short.filter((text) => /\s\s|\n|,/.test(text))).toEqual([]);
  }
});
