import { validationResponse } from '@mijn/contract/declaraties';
import { restPaths } from '@mijn/contract/restPaths';
import { z } from 'zod';
import type { FileService } from '../files/fileService.ts';
import { type InspectedFile, withInspectedFiles } from '../files/inspectFiles.ts';
import type { FileStorage } from '../files/storage.ts';
import { notBeforehand, receive } from '../files/received.ts';
import type { App, Environment } from '../http/environment.ts';
import { Refusal } from '../http/refusal.ts';
import type { Caller } from '../access/access.ts';
import { inAccess } from '../access/inAccess.ts';
import { addFile } from './submit.queries.ts';

/** Keeps a file that is in order for 24 hours, so that it travels once. Returns its id. */
async function keepFile(
  database: Environment['database'],
  storage: FileStorage,
  caller: Caller,
  { naam, clean }: InspectedFile,
): Promise<{ bestandId?: string }> {
  if (!clean) return {};
  const { soort, bytes, sha256 } = clean;
  const opslagsleutel = await storage.save(clean.path);
  const file = { naam, soort, bytes, sha256, opslagsleutel };
  const bestandId = await inAccess(database, caller, (access, transaction) =>
    addFile(access, transaction, file, { nummer: null, volgnummer: 1 }),
  );
  return { bestandId };
}

/** Registers `POST /declaraties/valideren/bestand` (§7): the verdict on one file, in field `bestand`. */
export function registerValidation(
  app: App,
  { database, extensions }: Environment,
  service: FileService,
): void {
  const { storage } = service;
  app.post(
    restPaths.validateFile,
    {
      validatorCompiler: notBeforehand,
      schema: {
        operationId: 'validerenBestand',
        tags: ['declaraties'],
        consumes: ['multipart/form-data'],
        body: z.strictObject({ bestand: z.file() }),
        response: { 200: validationResponse },
      },
    },
    async (request, reply) => {
      const { caller } = request;
      const form = await receive(request, reply, storage.workFolder, 'bestand');
      try {
        const { bestanden, velden } = form;
        if (bestanden.length !== 1 || velden.size > 0) throw new Refusal(400);
        // Whoever the insurer does not know has nothing inspected.
        await inAccess(database, caller, () => Promise.resolve());
        return await withInspectedFiles(service, bestanden, async ([inspected]) => {
          if (!inspected) throw new Refusal(400);
          const { naam: filename, meldingen } = inspected;
          const kenmerk = extensions ? await keepFile(database, storage, caller, inspected) : {};
          return { status: 200, body: { filename, messages: [...meldingen], ...kenmerk } };
        });
      } finally {
        await form.cleanUp();
      }
    },
  );
}
