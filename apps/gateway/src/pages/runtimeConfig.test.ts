import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { inventedLinks } from '@mijn/domain/inventedLinks';
import { afterAll, describe, expect, it } from 'vitest';
import { createBrandHosts } from '../http/brandHosts.ts';
import { createRuntimeConfig } from './runtimeConfig.ts';

const zilverzand = { merk: 'ZZ', url: 'https://mijn.example' } as const;
const ankerzee = { merk: 'AZVZ', url: 'https://anker.example' } as const;
const both = createBrandHosts([zilverzand, ankerzee]);
const now = new Date('2026-11-21T12:00:00Z');

const folder = mkdtempSync(path.join(os.tmpdir(), 'mijn-maintenance-'));
afterAll(() => rmSync(folder, { recursive: true }));

function planned(begin: string, end: string): string {
  const file = path.join(folder, `${Date.parse(begin)}.json`);
  writeFileSync(file, JSON.stringify({ inOnderhoud: false, gepland: { van: begin, tot: end } }));
  return file;
}

const toldWith = (maintenanceFile: string) =>
  createRuntimeConfig({ maintenance: '/onderhoud.json', maintenanceFile }, both)('ZZ', now);

describe('createRuntimeConfig', () => {
  it('has by default the brand with fictitious links, the brands’ addresses, and nothing else', async () => {
    const configFor = createRuntimeConfig({}, both);
    const brandUrls = { ZZ: 'https://mijn.example', AZVZ: 'https://anker.example' };
    expect(await configFor('ZZ', now)).toEqual({ merk: 'ZZ', brandUrls, links: inventedLinks.ZZ });
    expect(await configFor('AZVZ', now)).toEqual({
      merk: 'AZVZ',
      brandUrls,
      links: inventedLinks.AZVZ,
    });
  });

  it('uses the only address for a brand without its own', async () => {
    const configFor = createRuntimeConfig({}, createBrandHosts([ankerzee]));
    expect((await configFor('AZVZ', now)).brandUrls).toEqual({
      ZZ: 'https://anker.example',
      AZVZ: 'https://anker.example',
    });
  });

  it('uses the insurer’s links if set, by brand', async () => {
    const links = { ZZ: inventedLinks.AZVZ, AZVZ: inventedLinks.ZZ };
    expect((await createRuntimeConfig({ links }, both)('ZZ', now)).links).toBe(links.ZZ);
  });

  it('uses the insurer’s payment label, or the banks’ by default', async () => {
    const redirectHosts = ['pay.example'];
    const hosts = { hosts: redirectHosts };
    const byDefault = createRuntimeConfig({ betaling: { redirectHosts } }, both);
    const named = createRuntimeConfig({ betaling: { redirectHosts, label: 'Wero' } }, both);
    expect((await byDefault('ZZ', now)).betaling).toEqual({ label: 'iDEAL | Wero', ...hosts });
    expect((await named('ZZ', now)).betaling).toEqual({ label: 'Wero', ...hosts });
  });

  it('has the maintenance address, and plans for the near future only', async () => {
    const soon = planned('2026-11-22T01:00:00Z', '2026-11-22T03:00:00Z');
    const far = planned('2027-01-22T01:00:00Z', '2027-01-22T03:00:00Z');
    expect(await toldWith(soon)).toMatchObject({
      maintenanceUrl: '/onderhoud.json',
      plannedMaintenance: { begin: '2026-11-22T01:00:00Z', end: '2026-11-22T03:00:00Z' },
    });
    expect(await toldWith(far)).not.toHaveProperty('plannedMaintenance');
  });
});
