import { type InspectedFile, withInspectedFiles } from '../files/inspectFiles.ts';
import type { FileStorage } from '../files/storage.ts';
import { receive } from '../files/received.ts';
import type { Environment } from '../http/environment.ts';
import type { StreamHandlers } from '../http/handlers.ts';
import { Refusal } from '../http/refusal.ts';
import type { Caller } from '../access/access.ts';
import { inAccess } from '../access/inAccess.ts';
import { addFile } from './submit.queries.ts';
import { keepWaitingFile } from './waitingFiles.queries.ts';

/** Keeps a file that is in order for 24 hours, so that it travels once. Returns its id. */
async function keepFile(
  database: Environment['database'],
  storage: FileStorage,
  caller: Caller,
  { naam, clean }: InspectedFile,
): Promise<{ bestandId?: string }> {
  if (!clean) return {};
  const { soort, bytes, sha256 } = clean;
  // The same file added again is the same file: who adds it sees that it is there already.
  const before = await inAccess(database, caller, (access, transaction) =>
    keepWaitingFile(access, transaction, sha256),
  );
  if (before !== undefined) return { bestandId: before };
  const opslagsleutel = await storage.save(clean.path);
  const file = { naam, soort, bytes, sha256, opslagsleutel };
  const bestandId = await inAccess(database, caller, (access, transaction) =>
    addFile(access, transaction, file, { nummer: null, volgnummer: 1 }),
  );
  return { bestandId };
}

/** Answers the verdict on one file, in field `bestand` (§7). */
export function createValidateHandlers({
  database,
  extensions,
  files,
}: Environment): Pick<StreamHandlers, 'validerenBestand'> {
  const { storage } = files;
  return {
    validerenBestand: async ({ caller }, wire) => {
      const form = await receive(wire, storage.workFolder, 'bestand');
      try {
        const { bestanden, velden } = form;
        if (bestanden.length !== 1 || velden.size > 0) throw new Refusal(400);
        // Whoever the insurer does not know has nothing inspected.
        await inAccess(database, caller, () => Promise.resolve());
        return await withInspectedFiles(files, bestanden, async ([inspected]) => {
          if (!inspected) throw new Refusal(400);
          const { naam: filename, meldingen } = inspected;
          const kept = extensions ? await keepFile(database, storage, caller, inspected) : {};
          return { status: 200, body: { filename, messages: [...meldingen], ...kept } };
        });
      } finally {
        await form.cleanUp();
      }
    },
  };
}
