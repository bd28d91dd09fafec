import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { fullCounts } from './fullCounts.ts';

/** Whether a test of this text takes one of the full counts that are set. */
export function isLong(text: string, environment: NodeJS.ProcessEnv): boolean {
  return Object.keys(fullCounts).some(
    (name) => environment[name] !== undefined && text.includes(`process.env['${name}']`),
  );
}

/**
 * Begins with what runs in full: those files take up to an hour each, and as the last ones they would leave
 * the other worker idle.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await BaseSequencer.prototype.sort.call(this, files);
    const long = new Set(
      sorted.filter(({ moduleId }) => isLong(readFileSync(moduleId, 'utf8'), process.env)),
    );
    return [...long, ...sorted.filter((file) => !long.has(file))];
  }
}
