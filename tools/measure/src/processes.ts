import { fileURLToPath } from 'node:url';
import { type ProgramProcess, startProgram } from '@mijn/dev-env/journeys/worldProcess';

/**
 * Starts a bare GraphQL server on the same database.
 * @param kind `bare`: the rows of this relatienummer and nothing else; `guarded`: those of the person with
 * this BSN by the insurer's own statements, with access, row-level security and log (ADR 0079)
 */
export function startBareProcess(
  databaseUrl: string,
  kind: 'bare' | 'guarded',
  person: string,
): Promise<ProgramProcess<{ readonly url: string }>> {
  const program = fileURLToPath(new URL('./bareProcess.ts', import.meta.url));
  return startProgram(program, [databaseUrl, kind, person]);
}
