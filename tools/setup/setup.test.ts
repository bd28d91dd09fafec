import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, test } from 'vitest';

describe('whoever starts with a Node that is too old', () => {
  const older = `Object.defineProperty(process, 'versions', { value: { node: '18.20.4' } })`;
  const loading = ['--import', `data:text/javascript,${encodeURIComponent(older)}`];

  it.each(['start', 'test', 'run'])('reads in one sentence which is needed: %s', (name) => {
    const program = path.join(import.meta.dirname, `${name}.mjs`);
    const { status, stderr } = spawnSync(process.execPath, [...loading, program], {
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([
      1,
      'This is Node 18.20.4; install Node 20 or newer and start again with it.\n',
    ]);
  });
});

/** What a program of the set-up's modules prints; it has no types, and runs on any Node. */
function printed(code: string): string {
  const args = ['--input-type=module', '-e', code];
  return execFileSync(process.execPath, args, { cwd: import.meta.dirname, encoding: 'utf8' });
}

test('node_modules of another system is named as what it is', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'mijn-node-'));
  const node = path.join(folder, 'node');
  writeFileSync(node, 'made for another processor');
  chmodSync(node, 0o755);
  const said = printed(`import { checkRunning } from './runningNode.mjs';
    console.log(checkRunning(process.execPath) === process.execPath);
    try { checkRunning(${JSON.stringify(node)}) } catch ({ message }) { console.log(message) }`);
  rmSync(folder, { recursive: true });
  expect(said).toMatch(
    /^true\nThe Node in .* another system\. Remove node_modules and start again\.\n$/,
  );
});

test('the lock of a set-up is its holder’s for as long as that process runs, and no later one’s with its number', () => {
  const said = printed(`import { spawnSync } from 'node:child_process';
    import { isSameProcess, processMark } from './processMark.mjs';
    const { pid: gone } = spawnSync(process.execPath, ['--version']);
    const marks = [processMark(process.pid), String(process.pid), process.pid + ' 1', String(gone), ''];
    console.log(marks.map(isSameProcess).join());`);
  expect(said).toBe('true,true,false,false,false\n');
});
