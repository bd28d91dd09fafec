import { readFile } from 'node:fs/promises';
import path from 'node:path';
// Import the same file as Mercurius and Pothos, or Vite loads a second build of graphql.
import { type GraphQLSchema, parse, specifiedRules, validate } from 'graphql/index.js';
import { z } from 'zod';
import { limits, validationRules } from './operationLimits.ts';

// Written by the client's build: its operations and those of the releases before it (apps/client/tools/releases.ts).
const ledger = path.join('client', '.vite', 'operations.json');
const ledgerShape = z.array(z.array(z.string()));

/** Whether an operation is valid in this schema. */
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
    // A build without a ledger has no earlier operations.
    return [];
  }
}

/**
 * Returns the operations of previous releases that are still valid: open pages and apps that were not updated send them
 * (ADR 0107).
 * @param clientFolder folder of the build
 * @param schema schema of this release
 */
export async function earlierOperations(
  clientFolder: string,
  schema: GraphQLSchema,
): Promise<string[]> {
  const kept = new Set(await readLedger(clientFolder));
  return [...kept].filter((text) => fits(text, schema));
}
