import {
  pathOfBrief,
  pathOfConfirmation,
  pathOfDecision,
  pathOfFactuurDocument,
  pathOfFile,
  pathOfFilePage,
  pathOfGegevens,
  pathOfPolisblad,
  pathOfRegelingDocument,
  pathOfYearDocument,
} from '@mijn/domain/filePaths';
import { callPaths } from '@mijn/domain/paths';
import { expect, test } from 'vitest';
import { providerBase } from './addresses.ts';
import { type CallName, calls } from './calls.ts';
import type { Call } from './calls/call.ts';

/*
 * The client must not import the table of calls (ADR 0014), so it has its own copy of these paths.
 * This test compares them.
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
  ['getPolisblad', pathOfPolisblad('P 1', 2026, 'en'), 'P%201', '2026'],
  ['getRegelingDocument', pathOfRegelingDocument('R/1', 'en'), 'R%2F1'],
  ['getGegevens', pathOfGegevens('en')],
  ['getJaaroverzicht', pathOfYearDocument('1 2', 2026, 'en'), '1%202', '2026'],
];

test.each(spelled)('equals the path in the table: %s', (name, address, ...parts) => {
  const call: Call = calls[name];
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const values = parts.values();
  expect(pathname).toBe(
    providerBase + call.path.replaceAll(/:\w+/g, () => values.next().value ?? ''),
  );
  expect(values.next().done).toBe(true);
  expect([...searchParams.keys()]).toEqual(Object.keys(call.query?.shape ?? {}));
  expect(call.query?.safeParse(Object.fromEntries(searchParams)).error).toBeUndefined();
});

test('covers every call that streams', () => {
  const streams = Object.entries<Call>(calls).filter(([, call]) => call.streams !== undefined);
  const names: readonly string[] = spelled.map(([name]) => name);
  expect(streams.map(([name]) => name).filter((name) => !names.includes(name))).toEqual([]);
});
