import { everything, sampleVariable } from './sample.ts';
import type { TestStep } from './testStep.ts';
import type { Tally } from './tally.ts';

/** The steps whose name contains one of these words; without a word, all. */
export function chooseSteps(steps: readonly TestStep[], words: readonly string[]): TestStep[] {
  return steps.filter(
    ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
  );
}

/** What one step found, in a line. */
export function stepLine(name: string, tally: Tally, milliseconds: number): string {
  const { passed, failed, skipped } = tally;
  const left = skipped > 0 ? `, ${skipped} skipped` : '';
  return `${name}: ${passed} passed, ${failed} failed${left} (${(milliseconds / 1000).toFixed(1)} s)`;
}

/** Of which sample a run was, and how it is run again; nothing of one that left nothing out. */
export function sampleLines(seed: string): string[] {
  if (seed === everything) return [];
  return [
    `sample ${seed}: again with ${sampleVariable}=${seed}, all of it with ${sampleVariable}=${everything}`,
  ];
}

/** What failed, once more at the end, where a long log is read first; nothing where all passed. */
export function failureLines(tallies: readonly Tally[]): string[] {
  const failures = tallies.flatMap((tally) => tally.failures ?? []);
  return failures.length > 0 ? [`\nFailed:\n\n${failures.join('\n\n')}`] : [];
}

/** How the whole run ends for who started it: a run that was broken off did not pass. */
export function exitCodeOf(total: Tally, isBrokenOff: boolean): number {
  return isBrokenOff || total.failed > 0 ? 1 : 0;
}
