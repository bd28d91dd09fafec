import { expect, test } from 'vitest';
import { violationsIn } from './violationsIn.ts';
import { readSource } from './source.ts';

/** What is said of a project of these files. */
const said = (...files: string[]) => violationsIn(files.map((file) => readSource(file, '')));

const zorgpas = ['apps/client/src/features/zorgpas/A.tsx', 'apps/gateway/src/zorgpas/a.schema.ts'];

test('a domain that exists above and not below is caught', () => {
  expect(said(...zorgpas, 'packages/contract/src/zorgpas.ts')).toEqual([
    'zorgpas stands in a layer above the provider but not in the provider',
  ]);
});

test('a feature of an unknown name is caught', () => {
  expect(said('apps/client/src/features/claims/A.tsx')).toEqual([
    'apps/client/src/features/claims: a feature bears one of the names of the domain',
  ]);
});

test.each(['gateway/src/outbox', 'provider/src/outbox', 'client/src/shared', 'simulators/src/sms'])(
  'a folder that no rule knows is caught: %s',
  (folder) => {
    expect(said(`apps/${folder}/a.ts`)).toEqual([
      `apps/${folder}: no rule knows this folder; name it in tools/borders/folderRule.ts`,
    ]);
  },
);

test('a domain in every layer, a session that ends at the gateway and the client’s own are left in peace', () => {
  expect(
    said(
      ...zorgpas,
      'apps/provider/src/zorgpas/a.handlers.ts',
      'packages/contract/src/zorgpas.ts',
      'apps/client/src/features/sessie/A.tsx',
      'apps/gateway/src/sessie/a.ts',
      'apps/client/src/features/cookies/A.tsx',
    ),
  ).toEqual([]);
});
