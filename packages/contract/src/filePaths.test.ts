import {
  pathOfBrief,
  pathOfConfirmation,
  pathOfDecision,
  pathOfFactuurDocument,
  pathOfFile,
  pathOfFilePage,
  pathOfYearDocument,
} from '@mijn/domain/filePaths';
import { callPaths } from '@mijn/domain/paths';
import { expect, test } from 'vitest';
import { providerBase } from './addresses.ts';
import { type CallName, calls } from './calls.ts';
import type { Call } from './calls/call.ts';

/*
 * The client is kept from the table of calls (ADR 0014) and spells these addresses itself: each is that of
 * its call, with the call's parts in their places.
 */
const spelled: readonly [name: CallName, address: string, ...parts: string[]][] = [
  ['indienen', callPaths.submit],
  ['validerenBestand', callPaths.validateFile],
  ['getBestand', pathOfFile('D 1', 'b/2'), 'D%201', 'b%2F2'],
  ['getBladzijde', pathOfFilePage('b/2', 3), 'b%2F2', '3'],
  ['getBevestiging', pathOfConfirmation('D 1', 'en'), 'D%201'],
  ['getBesluit', pathOfDecision('D 1', 'en'), 'D%201'],
  ['getFactuurDocument', pathOfFactuurDocument('F/1', 'en'), 'F%2F1'],
  ['getBriefDocument', pathOfBrief('b/1', 'en'), 'b%2F1'],
  ['getJaaroverzicht', pathOfYearDocument('1 2', 2026, 'en'), '1%202', '2026'],
];

test.each(spelled)('the address of %s is that of the table', (name, address, ...parts) => {
  const call: Call = calls[name];
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const given = parts.values();
  expect(pathname).toBe(
    providerBase + call.path.replaceAll(/:\w+/g, () => given.next().value ?? ''),
  );
  expect(given.next().done).toBe(true);
  expect([...searchParams.keys()]).toEqual(Object.keys(call.query?.shape ?? {}));
  expect(call.query?.safeParse(Object.fromEntries(searchParams)).error).toBeUndefined();
});

test('every call that streams is spelled', () => {
  const streams = Object.entries<Call>(calls).filter(([, call]) => call.streams !== undefined);
  const names: readonly string[] = spelled.map(([name]) => name);
  expect(streams.map(([name]) => name).filter((name) => !names.includes(name))).toEqual([]);
});
