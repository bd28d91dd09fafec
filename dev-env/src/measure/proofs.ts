import { execFileSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const top = fileURLToPath(new URL('../../..', import.meta.url));

/** The row of a table of Markdown for what was proven or measured at this commit. */
export function proofRow(day: string, commit: string, what: string, figures: string): string {
  const cells = [day, commit, what, figures].map((cell) => cell.replaceAll('|', '\\|'));
  return `| ${cells.join(' | ')} |`;
}

/** Appends to docs/proofs.md what a full proof or a bench showed of this commit, and prints it. */
export function addProof(what: string, figures: string): void {
  const day = Temporal.Now.plainDateISO('UTC').toString();
  const row = proofRow(day, currentCommit(), what, figures);
  appendFileSync(`${top}docs/proofs.md`, `${row}\n`);
  process.stdout.write(`\nIn docs/proofs.md, to be committed: ${row}\n`);
}

/** The short name of this commit, with `+` where files differ from it. */
function currentCommit(): string {
  try {
    const changed = askGit('status', '--porcelain', '--untracked-files=no') !== '';
    return askGit('rev-parse', '--short', 'HEAD') + (changed ? '+' : '');
  } catch {
    return 'no git';
  }
}

function askGit(...args: string[]): string {
  return execFileSync('git', args, { cwd: top, encoding: 'utf8' }).trim();
}
