import path from 'node:path';
import { earlierOperations } from '@mijn/gateway/graphql/earlierOperations';
import { createSchema } from '@mijn/gateway/graphql/schema';
import { expect, it } from 'vitest';
import { builtClient } from '../startWorld.ts';

it('accepts all operations of the built client under the limits of the gateway', async () => {
  const { operations }: { operations: string[] } = await import(
    path.join(builtClient, 'server/entry-server.js')
  );
  expect(operations.length).toBeGreaterThan(30);
  const accepted = await earlierOperations(builtClient, createSchema());
  expect(accepted).toEqual(expect.arrayContaining(operations));
});
