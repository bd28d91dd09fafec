import { readFile } from 'node:fs/promises';
import path from 'node:path';
// The very file that Mercurius and Pothos load: Vite would take graphql's other build beside it.
import { type GraphQLSchema, parse, specifiedRules, validate } from 'graphql/index.js';
import { z } from 'zod';
import { limits, validationRules } from './operationLimits.ts';

// What the client's build keeps of itself and of the releases before it (apps/client/tools/releases.ts).
const ledger = path.join('client', '.vite', 'operations.json');
const ledgerShape = z.array(z.array(z.string()));

/** Whether an operation can still be answered as it was asked. */
function fits(text: string, schema: GraphQLSchema): boolean {
  try {
    const rules = [...specifiedRules, ...validationRules(true)];
    return validate(schema, parse(text, { maxTokens: limits.tokens }), rules).length === 0;
  } catch {
    return false;
  }
}

async function readLedger(clientFolder: string): Promise<string[]> {
  try {
    const kept: unknown = JSON.parse(await readFile(path.join(clientFolder, ledger), 'utf8'));
    return ledgerShape.parse(kept).flat();
  } catch {
    // A build without it keeps none.
    return [];
  }
}

/**
 * The operations of the releases before this one that can be answered still: pages that stand open, and apps
 * that were not updated, ask them (ADR 0107).
 * @param clientFolder folder of the build
 * @param schema of this release
 */
export async function earlierOperations(
  clientFolder: string,
  schema: GraphQLSchema,
): Promise<string[]> {
  const kept = new Set(await readLedger(clientFolder));
  return [...kept].filter((text) => fits(text, schema));
}
