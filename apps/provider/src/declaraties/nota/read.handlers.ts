import type { Caller } from '../../access/access.ts';
import { inAccess } from '../../access/inAccess.ts';
import type { Services } from '../../http/services.ts';
import type { Handlers, StreamHandlers } from '../../http/handlers.ts';
import { UpstreamError, notFound, Refusal } from '../../http/refusal.ts';
import { notasOfBills } from '../../reading/bills.rules.ts';
import { findWaiting, listBillPeople } from './read.queries.ts';

type Parts = Pick<Services, 'database' | 'files'>;

/** Returns the caller's own waiting files of these ids, in order, and the people for whom they may claim. */
function waitingFiles(
  { database }: Pick<Parts, 'database'>,
  caller: Caller,
  operation: 'getGelezen' | 'getBladzijde',
  ids: readonly string[],
) {
  return inAccess(database, caller, async (access, transaction) => {
    const found = await findWaiting(access, transaction, operation, ids);
    const files = ids.map((id) => {
      const file = found.find(({ bestand_id }) => bestand_id === id.toLowerCase());
      if (!file) throw notFound();
      return file;
    });
    const people = await listBillPeople(access, transaction);
    return { files, people, today: access.today.toString() };
  });
}

const notRead = new UpstreamError('a bill was not read in time');

/** Creates the handler that reads uploaded bills, an extension (ADR 0055). */
export function createReadHandlers(parts: Parts): Pick<Handlers, 'getGelezen'> {
  return {
    getGelezen: async ({ caller, signal, query: { bestandId } }) => {
      const ids = [...new Set([bestandId].flat())];
      if (ids.length === 0) return { status: 200, gelezen: { notas: [] } };
      const { files, ...readFor } = await waitingFiles(parts, caller, 'getGelezen', ids);
      const { billReading, readingPatience } = parts.files;
      const late = AbortSignal.timeout(readingPatience);
      const read = await billReading.read({ person: caller.bsn, files, signal, late });
      const notas = notasOfBills(read.pages, { ...readFor, complete: read.complete });
      // Without a bill, the answer is only valid when the reading was complete.
      if (notas.length === 0 && read.interrupted) throw new Refusal(503, [], notRead);
      const onleesbaar = notas.length === 0 && read.unreadable;
      return { status: 200, gelezen: { notas, ...(onleesbaar && { onleesbaar }) } };
    },
  };
}

/** Creates the handler that displays an uploaded file page by page, upright, an extension. */
export function createPageHandlers(parts: Parts): Pick<StreamHandlers, 'getBladzijde'> {
  return {
    getBladzijde: async ({ caller, signal, params: { bestandId, bladzijde } }, { reply }) => {
      const { files } = await waitingFiles(parts, caller, 'getBladzijde', [bestandId]);
      const [file] = files;
      const { reader, readingTurns } = parts.files;
      const place = readingTurns.enter(caller.bsn, signal);
      try {
        const known = file && /^[1-9]\d?$/.test(bladzijde);
        const picture = known ? await reader.show(file, Number(bladzijde), place) : undefined;
        if (!picture) throw notFound();
        return await reply.headers(pageHeaders).send(picture);
      } finally {
        place.leave();
      }
    },
  };
}

const pageHeaders = {
  'content-type': 'image/jpeg',
  'content-disposition': 'attachment; filename="bladzijde.jpg"',
  'x-content-type-options': 'nosniff',
};
