import type { ReadNota } from '@mijn/contract/readNota';
import type { Caller } from '../access/access.ts';
import { inAccess } from '../access/inAccess.ts';
import type { Environment } from '../http/environment.ts';
import type { Handlers, StreamHandlers } from '../http/handlers.ts';
import { notFound } from '../http/refusal.ts';
import { findWaiting, type WaitingFile } from './read.queries.ts';

type Parts = Pick<Environment, 'database' | 'files'>;

/** The caller's own waiting files of these ids, in this order. @throws Refusal 404 when one is not. */
function waitingFiles(
  { database }: Pick<Parts, 'database'>,
  caller: Caller,
  operation: 'getGelezen' | 'getBladzijde',
  ids: readonly string[],
): Promise<readonly WaitingFile[]> {
  return inAccess(database, caller, async (access, transaction) => {
    const found = await findWaiting(access, transaction, operation, ids);
    const files = ids.map((id) => found.find(({ bestand_id }) => bestand_id === id.toLowerCase()));
    return files.map((file) => {
      if (!file) throw notFound();
      return file;
    });
  });
}

/** Answers what is read of bills that wait to be sent in, an extension (ADR 0055). */
export function createReadHandlers(parts: Parts): Pick<Handlers, 'getGelezen'> {
  return {
    getGelezen: async ({ caller, query: { bestandId } }) => {
      const ids = [...new Set([bestandId].flat())];
      if (ids.length === 0) return { status: 200, gelezen: { notas: [] } };
      await waitingFiles(parts, caller, 'getGelezen', ids);
      const notas: ReadNota[] = [];
      return { status: 200, gelezen: { notas } };
    },
  };
}

/** Answers a page of a file that waits to be sent in, upright, an extension. */
export function createPageHandlers(parts: Parts): Pick<StreamHandlers, 'getBladzijde'> {
  return {
    getBladzijde: async ({ caller, params: { bestandId } }, { reply }) => {
      const [file] = await waitingFiles(parts, caller, 'getBladzijde', [bestandId]);
      if (file?.soort !== 'jpg') throw notFound();
      return reply
        .headers({ 'content-type': 'image/jpeg', 'x-content-type-options': 'nosniff' })
        .send(await parts.files.storage.read(file.opslagsleutel));
    },
  };
}
