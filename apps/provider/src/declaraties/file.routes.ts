import { restPaths } from '@mijn/contract/restPaths';
import { z } from 'zod';
import type { FileService } from '../files/fileService.ts';
import { attachmentHeaders } from '../files/attachment.ts';
import type { App, Environment } from '../http/environment.ts';
import { notFound } from '../http/refusal.ts';
import { inAccess } from '../access/inAccess.ts';
import { findFile } from './file.queries.ts';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Registers `GET /uitbreidingen/declaraties/{id}/bestanden/{bestandId}`, an extension: the cleaned
 * file, streamed, for who sees the claim's care.
 */
export function registerFile(
  app: App,
  { database }: Pick<Environment, 'database'>,
  { storage }: Pick<FileService, 'storage'>,
): void {
  app.get(
    restPaths.declaratieFile,
    {
      schema: {
        operationId: 'getBestand',
        tags: ['declaraties', 'uitbreidingen'],
        produces: ['application/pdf', 'image/jpeg', 'image/png'],
        params: z.object({ id: z.string(), bestandId: z.string() }),
      },
    },
    async ({ caller, params: { id, bestandId } }, reply) => {
      const file = await inAccess(database, caller, async (access, transaction) =>
        uuid.test(bestandId) && !id.includes('\0')
          ? findFile(access, transaction, id, bestandId)
          : undefined,
      );
      if (!file) throw notFound();
      const content = await storage.read(file.opslagsleutel);
      return reply
        .headers({ ...attachmentHeaders(file.naam, file.soort), 'content-length': file.bytes })
        .send(content);
    },
  );
}
