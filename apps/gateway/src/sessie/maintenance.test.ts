import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { announcedMaintenance, readMaintenanceDocument } from './maintenance.ts';

let file = '';
beforeAll(async () => {
  file = path.join(await mkdtemp(path.join(tmpdir(), 'mijn-maintenance-')), 'onderhoud.json');
});
afterAll(() => rm(path.dirname(file), { recursive: true }));

async function read(contents: unknown) {
  await writeFile(file, JSON.stringify(contents));
  return readMaintenanceDocument(file);
}

const gepland = { van: '2026-11-25T02:00:00+01:00', tot: '2026-11-25T04:00:00+01:00' };

describe('the maintenance document', () => {
  it('has the current state and plans', async () => {
    expect(await read({ inOnderhoud: false, gepland })).toEqual({ inOnderhoud: false, gepland });
  });

  it.each([
    ['a plan that cannot be read', { inOnderhoud: true, gepland: { van: 'soon' } }, true],
    ['no plan', { inOnderhoud: true }, true],
    ['nothing of ours', {}, false],
  ])('with %s still has the current state', async (_name, contents, inOnderhoud) => {
    expect((await read(contents)).inOnderhoud).toBe(inOnderhoud);
  });

  it.each([
    ['a week before nothing', '2026-11-18T01:59:00+01:00', false],
    ['within a week', '2026-11-20T12:00:00+01:00', true],
    ['while it should have begun', '2026-11-25T03:00:00+01:00', true],
    ['when it is over', '2026-11-25T04:00:00+01:00', false],
  ])('is announced: %s', (_name, now, isTold) => {
    const announced = announcedMaintenance({ inOnderhoud: false, gepland }, new Date(now));
    expect(announced).toEqual(isTold ? { begin: gepland.van, end: gepland.tot } : undefined);
  });

  it('is not announced if it ends before it begins', () => {
    const turned = { van: gepland.tot, tot: gepland.van };
    const now = new Date('2026-11-24T12:00:00Z');
    expect(announcedMaintenance({ inOnderhoud: false, gepland: turned }, now)).toBeUndefined();
  });
});
