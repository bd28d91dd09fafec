import type { ValidationMelding, ValidationResponse } from '@mijn/contract/declaraties';
import { type InspectedFile, withInspectedFiles } from '../../files/inspectFiles.ts';
import type { FileStorage } from '../../files/storage.ts';
import { withForm } from '../../files/withForm.ts';
import type { Services } from '../../http/services.ts';
import type { StreamHandlers } from '../../http/handlers.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Caller } from '../../access/access.ts';
import { inAccess } from '../../access/inAccess.ts';
import { addFile } from '../submit/submit.queries.ts';
import {
  countWaitingFiles,
  findWaitingFileAndExtend,
  lockWaitingFiles,
} from './waitingFiles.queries.ts';
import { mayStoreFile, tooManyWaiting } from './waitingFiles.rules.ts';

/**
 * Keeps a valid file for 24 hours, so that it is uploaded only once. Returns its id, or `tooMany` when
 * the caller's quota of waiting files is full; then nothing is stored.
 */
async function keepFile(
  database: Services['database'],
  storage: FileStorage,
  caller: Caller,
  { name, clean }: InspectedFile,
): Promise<{ bestandId?: string } | 'tooMany'> {
  if (!clean) return {};
  const { kind, bytes, sha256 } = clean;
  // The same content uploaded again keeps its id.
  const before = await inAccess(database, caller, async (access, transaction) => ({
    bestandId: await findWaitingFileAndExtend(access, transaction, sha256),
    fits: mayStoreFile(await countWaitingFiles(access, transaction), bytes),
  }));
  if (before.bestandId !== undefined) return { bestandId: before.bestandId };
  if (!before.fits) return 'tooMany';
  const opslagsleutel = await storage.save(clean.path);
  const file = { naam: name, soort: kind, bytes, sha256, opslagsleutel };
  const bestandId = await inAccess(database, caller, async (access, transaction) => {
    // Checked again under the lock, because concurrent uploads may have arrived.
    await lockWaitingFiles(access, transaction);
    if (!mayStoreFile(await countWaitingFiles(access, transaction), bytes)) return undefined;
    return addFile(access, transaction, file, { nummer: null, volgnummer: 1 });
  });
  if (bestandId !== undefined) return { bestandId };
  await storage.remove(opslagsleutel);
  return 'tooMany';
}

/** Creates the handler that validates one file, in field `bestand` (§7). */
export function createValidateHandlers({
  database,
  extensions,
  files,
  quotas,
}: Services): Pick<StreamHandlers, 'validerenBestand'> {
  const { storage } = files;
  return {
    validerenBestand: ({ caller, signal }, wire) =>
      withForm({ files, quotas }, { caller, signal }, wire, 'bestand', async (form, place) => {
        if (form.files.length !== 1 || form.fields.size > 0) throw new Refusal(400);
        // Rejects an unknown caller before anything is inspected.
        await inAccess(database, caller, async () => undefined);
        return withInspectedFiles(files, place, form.files, async ([inspected]) => {
          if (!inspected) throw new Refusal(400);
          const { name: filename, meldingen } = inspected;
          const kept = extensions ? await keepFile(database, storage, caller, inspected) : {};
          if (kept === 'tooMany') return responseWith(filename, [tooManyWaiting]);
          return responseWith(filename, meldingen, kept);
        });
      }),
  };
}

function responseWith(
  filename: string,
  meldingen: readonly ValidationMelding[],
  kept: { readonly bestandId?: string } = {},
): ValidationResponse {
  return { status: 200, body: { filename, messages: [...meldingen], ...kept } };
}
