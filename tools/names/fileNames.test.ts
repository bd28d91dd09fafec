import { expect, test } from 'vitest';
import { readSource } from '../borders/source.ts';
import { otherFileNames } from './fileNames.ts';

const said = (file: string, text: string): string[] =>
  otherFileNames([readSource(file, text)]).map((one) => one.text);

test.each([
  ['a component', 'a/Terms.tsx', 'export function Voorwaarden() {}', 'Voorwaarden'],
  ['a type', 'a/config.ts', 'export interface IdealConfig { a: 1 }', 'IdealConfig'],
  ['a function', 'a/datum.ts', 'export function formatDay() {}', 'formatDay'],
  ['a value', 'a/settings.ts', 'export const limits = [];', 'limits'],
])('%s that is all a file exports gives the file its name', (_what, file, text, name) => {
  expect(said(file, text)).toEqual([name]);
});

test.each([
  ['the same name', 'a/Terms.tsx', 'export function Terms() {}'],
  ['a component for one that is loaded late', 'a/factuur.ts', 'export interface Factuur { a: 1 }'],
  ['a verb before it', 'a/readiness.ts', 'export function createReadiness() {}'],
  ['what kind of file it is', 'a/factuur.queries.ts', 'export const selectFactuur = 1;'],
  ['the folder of it', 'a/declaraties/submit.ts', 'export function addDeclaratie() {}'],
  ['one of many', 'a/statuses.ts', 'export const statusRules = [];'],
  ['several things', 'a/money.ts', 'export const cents = 1; export const euros = 2;'],
  ['what others name', 'a/FactuurPage.tsx', 'export function Component() {}'],
  ['what is handed on', 'a/all.ts', "export * from './a.ts'; export const b = 1;"],
])('%s is right', (_what, file, text) => {
  expect(said(file, text)).toEqual([]);
});
