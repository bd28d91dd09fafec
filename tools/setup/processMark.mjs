import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * What tells a process from a later one that was given its number: the number, and when it began.
 * @param {number} pid
 * @returns {string} the number alone where the system does not tell when
 */
export function processMark(pid) {
  return `${pid} ${beginOf(pid)}`.trim();
}

/**
 * Whether the process that had this mark runs still.
 * @param {string} mark as `processMark` made it
 */
export function isSameProcess(mark) {
  const [pid = '', ...began] = mark.split(' ');
  if (!isRunning(Number(pid))) return false;
  return began.length === 0 || processMark(Number(pid)) === mark;
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    // 0 would be all of our own.
    return pid > 0 && process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** @param {number} pid */
function beginOf(pid) {
  if (process.platform !== 'linux') {
    const { stdout } = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' });
    return (stdout ?? '').trim();
  }
  try {
    // Its 22nd field (proc(5)); the name before it may hold spaces, and ends with the last bracket.
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return status.slice(status.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}
