// `npm run mutate [-- access|money|judging|payments]`: mutates the pure rules, and reports mutants that no
// test detects. Takes about ten minutes for all; the score is recorded in docs/benchmarks.md.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from '../test/run.ts';

const folder = import.meta.dirname;
const [group] = process.argv.slice(2);

function run(program: string, parts: readonly string[], cwd: string): void {
  const env = { ...process.env, ...(group && { MUTATE_GROUP: group }) };
  const { status } = spawnSync(program, parts, { cwd, env, stdio: 'inherit' });
  if (status !== 0) process.exitCode = status ?? 1;
}

// Figures of an earlier run do not count.
const found = path.join(root, 'var/proofs/mutation.json');
rmSync(found, { force: true });
if (!existsSync(path.join(folder, 'node_modules'))) run('npm', ['ci'], folder);
const stryker = path.join(folder, 'node_modules/@stryker-mutator/core/bin/stryker.js');
run(process.execPath, [stryker, 'run', path.join(folder, 'stryker.config.mjs')], root);

interface Report {
  readonly files: Readonly<
    Record<string, { readonly mutants: readonly { readonly status: string }[] }>
  >;
}
if (!existsSync(found)) process.exit(1);
const report: Report = JSON.parse(readFileSync(found, 'utf8'));
const statuses = Object.values(report.files).flatMap(({ mutants }) =>
  mutants.map(({ status }) => status),
);
const count = (...wanted: string[]): number =>
  statuses.filter((status) => wanted.includes(status)).length;
const noticed = count('Killed', 'Timeout');
const all = noticed + count('Survived', 'NoCoverage');
console.log(
  `mutate${group ? ` ${group}` : ''}: ${noticed} of ${all} mutants noticed (${((100 * noticed) / all).toFixed(1)} %)`,
);
