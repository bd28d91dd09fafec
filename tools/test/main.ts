import { addUp, type Result } from './results.ts';
import { staticChecks, testRuns, type Step } from './steps.ts';

/* `npm test`: every static check, all unit, integration and component tests and the main journeys in
   Chromium, the same at each commit. `npm run prove` sets PROVE: all tests at full counts and all
   journeys in three engines. Words after `npm test --` select steps by name. */
const words = process.argv.slice(2);
const isChosen = ({ name }: Step): boolean =>
  words.length === 0 || words.some((word) => name.includes(word));

const lines: string[] = [];
const results: Result[] = [];
let isStopped = false;
for (const event of ['SIGINT', 'SIGTERM', 'disconnect'])
  process.on(event, () => (isStopped = true));

async function take(step: Step): Promise<void> {
  if (isStopped) return;
  const begin = performance.now();
  const result = await step.run();
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  results.push(result);
  lines.push(`${step.name}: ${result.passed} passed, ${result.failed} failed (${seconds} s)`);
}

/** Runs the steps in order, up to `atOnce` in parallel. */
async function takeAll(steps: readonly Step[], atOnce: number): Promise<void> {
  const queue = steps.filter(isChosen).values();
  const work = async (): Promise<void> => {
    for (const step of queue) await take(step);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

await takeAll(staticChecks, 2);
await takeAll(testRuns, 1);

const { passed, failed } = addUp(results);
console.log(`\n${lines.join('\n')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = isStopped || failed > 0 ? 1 : 0;
// The channel to the parent process would keep this one alive.
process.disconnect?.();
