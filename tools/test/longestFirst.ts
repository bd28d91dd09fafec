import { readFileSync } from 'node:fs';
import path from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { fullCounts } from './fullCounts.ts';
import { root } from './run.ts';
import { slowTests } from './slowTests.ts';

/** Whether a test of this text takes one of the full counts that are set. */
export function isLong(text: string, environment: NodeJS.ProcessEnv): boolean {
  return Object.keys(fullCounts).some(
    (name) => environment[name] !== undefined && text.includes(`process.env['${name}']`),
  );
}

/** About how many seconds a test file takes; who runs in full counts takes longer than all others. */
export function secondsOf(file: string, text: string, environment: NodeJS.ProcessEnv): number {
  return isLong(text, environment) ? Number.POSITIVE_INFINITY : (slowTests[file] ?? 0);
}

/** Begins with what takes longest: as the last file it would leave the other worker idle. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await BaseSequencer.prototype.sort.call(this, files);
    const seconds = new Map(
      sorted.map((file) => {
        const name = path.relative(root, file.moduleId).split(path.sep).join('/');
        return [file, secondsOf(name, readFileSync(file.moduleId, 'utf8'), process.env)] as const;
      }),
    );
    // Two in full counts: infinity minus infinity is no order.
    return sorted.toSorted((a, b) => (seconds.get(b) ?? 0) - (seconds.get(a) ?? 0) || 0);
  }
}
