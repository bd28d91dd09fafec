import { readFile } from 'node:fs/promises';
import type { BrowserContext } from '@playwright/test';
import { run } from './load.ts';
import { headersOf } from './serverRows.ts';
import type { Row } from './table.ts';
import { median } from './median.ts';

const rounds = 6;

/** Memory of a process, MB. */
async function residentOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? Number.NaN) / 1000;
}

/**
 * Measures whether our process goes on growing while pages are rendered for `seconds` seconds: the
 * middle of the last rounds against that of the first, after it has warmed up.
 */
export async function measureMemory(
  person: BrowserContext,
  url: string,
  pid: number,
  seconds: number,
): Promise<Row[]> {
  const { cookie = '' } = await headersOf(person, url);
  const load = { url: `${url}/overzicht`, headers: { cookie, accept: 'text/html' } };
  const jobs: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await run(load, Math.max(1, seconds / rounds));
    jobs.push(await residentOf(pid));
  }
  return [
    {
      what: `memory after ${seconds} s of pages, against the start`,
      ours: median(jobs.slice(-3)),
      floor: median(jobs.slice(0, 3)),
      unit: 'MB',
      goal: { atMost: 1.1 },
    },
  ];
}
