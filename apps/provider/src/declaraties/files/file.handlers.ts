import { isUuid } from '@mijn/domain/values';
import { attachmentHeaders } from '../../files/attachment.ts';
import type { Services } from '../../http/services.ts';
import type { StreamHandlers } from '../../http/handlers.ts';
import { notFound } from '../../http/refusal.ts';
import { inAccess } from '../../access/inAccess.ts';
import { findFile } from './file.queries.ts';

/**
 * Creates the handler of file downloads, an extension: the cleaned file, for viewers who see the
 * claim's care.
 */
export function createFileHandlers({
  database,
  files: { storage },
}: Pick<Services, 'database' | 'files'>): Pick<StreamHandlers, 'getBestand'> {
  return {
    getBestand: async ({ caller, params: { id, bestandId } }, { reply }) => {
      const file = await inAccess(database, caller, async (access, transaction) =>
        isUuid(bestandId) ? findFile(access, transaction, id, bestandId) : undefined,
      );
      if (!file) throw notFound();
      const content = await storage.read(file.opslagsleutel);
      return reply
        .headers({ ...attachmentHeaders(file.naam, file.soort), 'content-length': file.bytes })
        .send(content);
    },
  };
}
