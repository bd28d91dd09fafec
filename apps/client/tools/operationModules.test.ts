import { documentId } from '@mijn/contract/documentId';
import { expect, test } from 'vitest';
import { writeOperations } from './operationModules.ts';

const row = 'fragment Row on Declaratie { nummer, bedrag }';
const one = `query One($nummer: String!) {\n  declaratie(nummer: $nummer) { ...Row }\n}\n${row}`;
const short =
  'query One($nummer:String!){declaratie(nummer:$nummer){...Row}}fragment Row on Declaratie{nummer bedrag}';

test('the server has a document without what GraphQL passes over', () => {
  expect(writeOperations({ one }, true)).toBe(`export const one = ${JSON.stringify(short)};\n`);
});

test('the browser has only what that document is asked by', () => {
  expect(writeOperations({ one }, false)).toBe(`export const one = "${documentId(short)}";\n`);
});

test('what is no document does not stand among operations', () => {
  expect(() => writeOperations({ limit: 20 }, false)).toThrow('limit is no operation');
});
