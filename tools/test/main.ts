import { coreOnlyStep, playwrightStep } from './playwright.ts';
import { everything, sampleVariable, seedOfRun } from './sample.ts';
import { staticSteps } from './staticChecks.ts';
import { sum, type Tally } from './tally.ts';
import { vitestStep } from './vitest.ts';

/**
 * `npm test`: every check there is, each counted; the last line says how many passed and failed. Of what takes
 * long it runs the sample of this commit (ADR 0075): `TEST_SAMPLE=all npm test` leaves nothing out.
 * Words after `npm test --` choose the steps whose name contains one of them.
 */
const seed = seedOfRun(process.env);
process.env[sampleVariable] = seed;
const wanted = process.argv.slice(2);
// `npm test` walks the main journeys of it (`coreOnly.e2e.ts`), `npm run prove` all.
const inFull = process.env['E2E_FULL'] === undefined ? [] : [coreOnlyStep];
const steps = [...staticSteps, vitestStep, playwrightStep, ...inFull].filter(
  ({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)),
);

/** What each step found, in words. */
export const lines: string[] = [];
const tallies: Tally[] = [];
let stopped = false;
for (const event of ['SIGINT', 'SIGTERM', 'disconnect']) process.on(event, () => (stopped = true));

for (const { name, run } of steps) {
  if (stopped) break;
  console.log(`\n— ${name}`);
  const begin = performance.now();
  const tally = await run();
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  tallies.push(tally);
  const skipped = tally.skipped > 0 ? `, ${tally.skipped} skipped` : '';
  lines.push(`${name}: ${tally.passed} passed, ${tally.failed} failed${skipped} (${seconds} s)`);
}

if (seed !== everything) {
  lines.push(
    `sample ${seed}: again with ${sampleVariable}=${seed}, all of it with ${sampleVariable}=${everything}`,
  );
}
/** What all steps found together. */
export const total = sum(tallies);
// Once more at the end, where a long log is read first.
const failures = tallies.flatMap((tally) => tally.failures ?? []);
if (failures.length > 0) console.log(`\nFailed:\n\n${failures.join('\n\n')}`);
console.log(`\n${lines.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = stopped || total.failed > 0 ? 1 : 0;
// The channel to the program that started us would keep us here.
process.disconnect?.();
