import { expect, test } from 'vitest';
import { exportedFunctions } from './exportedFunctions.ts';
import { readSource } from './source.ts';

const found = (text: string) => exportedFunctions(readSource('a.ts', text).tree);

test.each([
  'export function a(db: Db): void {}',
  'export async function a(db: Db) {}',
  'function a(db: Db): void {} export { a };',
  'function b(db: Db): void {} export { b as a };',
  'export const a = (db: Db) => 1;',
  'export const a = async (db: Db): Promise<void> => {};',
  'export const a = function (db: Db) {};',
  'export const a = ((db: Db) => 1) satisfies Query;',
  'export const a = cached((db: Db) => 1);',
  'export const all = { a: (db: Db) => 1 };',
  'export const all = { a(db: Db) {} };',
  'export class All { a(db: Db) {} }',
  'export class All { a = (db: Db) => 1; }',
  'const a = (db: Db) => 1; export { a };',
])('finds the function that is handed out by %s', (text) => {
  expect(found(text)).toMatchObject([{ first: 'Db', givesText: false }]);
});

test.each([
  'function a(db: Db): void {}',
  'const a = (db: Db) => 1;',
  'export const a = 1;',
  "export const a: Statement = { name: 'a', text: 'SELECT 1' };",
  'export type A = (db: Db) => void;',
])('finds none in %s', (text) => {
  expect(found(text)).toEqual([]);
});

test.each([
  'export function a(t: string): string { return t; }',
  'export const a = (t: string): string => t;',
  'export const a = (t: string) => `${t}`;',
])('tells what only gives a text: %s', (text) => {
  expect(found(text)).toMatchObject([{ name: 'a', givesText: true }]);
});
