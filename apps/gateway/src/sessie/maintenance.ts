import { readFile } from 'node:fs/promises';
import type { PlannedMaintenance } from '@mijn/contract/serverEntry';
import { z } from 'zod';

const instant = z.iso.datetime({ offset: true });
const period = z.object({ van: instant, tot: instant });

const document = z.object({
  inOnderhoud: z.boolean(),
  gepland: period.optional().catch(undefined),
});

/** The maintenance document (§7), with plans as an extension. */
export type MaintenanceDocument = z.infer<typeof document>;

const none: MaintenanceDocument = { inOnderhoud: false };

/**
 * Reads the maintenance document from a file `{ "inOnderhoud": true }`, so that it can be switched without
 * a restart. As in §7, any error means no maintenance.
 */
export async function readMaintenanceDocument(
  file: string | undefined,
): Promise<MaintenanceDocument> {
  if (file === undefined) return none;
  try {
    return document.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return none;
  }
}

/** Returns whether there is maintenance now. */
export async function readMaintenance(file: string | undefined): Promise<boolean> {
  return (await readMaintenanceDocument(file)).inOnderhoud;
}

const aheadMs = 7 * 24 * 60 * 60_000;

/** Returns maintenance to announce: it begins within a week, or should have begun and is not over. */
export function announcedMaintenance(
  { gepland }: MaintenanceDocument,
  now: Date,
): PlannedMaintenance | undefined {
  if (!gepland) return undefined;
  const [begin, end] = [Date.parse(gepland.van), Date.parse(gepland.tot)];
  const isNear = begin < end && now.getTime() < end && begin - now.getTime() < aheadMs;
  return isNear ? { begin: gepland.van, end: gepland.tot } : undefined;
}
