import { coreOnlyStep, playwrightStep } from './playwright.ts';
import { chooseSteps, exitCodeOf, failureLines, sampleLines, stepLine } from './report.ts';
import { sampleVariable, seedOfRun } from './sample.ts';
import { inLanes } from './inLanes.ts';
import { staticSteps } from './staticChecks.ts';
import type { TestStep } from './testStep.ts';
import { sum, type Tally } from './tally.ts';
import { vitestStep } from './vitest.ts';

/**
 * `npm test`: every check there is, each counted; the last line says how many passed and failed. Of what takes
 * long it runs the sample of this commit (ADR 0075): `TEST_SAMPLE=all npm test` leaves nothing out.
 * Words after `npm test --` choose the steps whose name contains one of them.
 */
const seed = seedOfRun(process.env);
process.env[sampleVariable] = seed;
// `npm test` walks the main journeys of it (`coreOnly.e2e.ts`), `npm run prove` all.
const inFull = process.env['E2E_FULL'] === undefined ? [] : [coreOnlyStep];
const steps = chooseSteps(
  [...staticSteps, vitestStep, playwrightStep, ...inFull],
  process.argv.slice(2),
);

/** What each step found, in words. */
export const lines: string[] = [];
const tallies: Tally[] = [];
let stopped = false;
for (const event of ['SIGINT', 'SIGTERM', 'disconnect']) process.on(event, () => (stopped = true));

async function take({ name, run, besideOthers }: TestStep): Promise<void> {
  if (stopped) return;
  if (!besideOthers) console.log(`\n— ${name}`);
  const begin = performance.now();
  const tally = await run();
  tallies.push(tally);
  lines.push(stepLine(name, tally, performance.now() - begin));
}

await inLanes(
  2,
  steps.filter(({ besideOthers }) => besideOthers),
  take,
);
await inLanes(
  1,
  steps.filter(({ besideOthers }) => !besideOthers),
  take,
);
lines.push(...sampleLines(seed));

/** What all steps found together. */
export const total = sum(tallies);
console.log([...failureLines(tallies), `\n${lines.join('\n')}`].join('\n'));
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = exitCodeOf(total, stopped);
// The channel to the program that started us would keep us here.
process.disconnect?.();
