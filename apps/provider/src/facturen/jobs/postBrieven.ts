import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createPdf } from '../../documents/createPdf.ts';
import type { JobContext } from '../../jobs/jobContext.ts';
import { performRowByRow } from '../../jobs/oneByOne.ts';
import { toBriefDocument } from '../brieven/briefDocument.ts';
import { markBriefPosted, takeNextBrief } from './brieven.queries.ts';

/**
 * Writes every waiting letter on paper into the folder of outgoing post, as `<day>-<id>.pdf`, for
 * printing. The file is written under a temporary name first, so that no partial one is picked up.
 * After a crash it is written again.
 */
export async function postBrieven({
  pool,
  now,
  postFolder,
}: Pick<JobContext, 'pool' | 'now' | 'postFolder'>): Promise<number> {
  return performRowByRow(pool, {
    takeNext: takeNextBrief,
    idOf: ({ brief_id: id }) => id,
    perform: async (transaction, brief) => {
      const { brief_id: id, datum } = brief;
      await mkdir(postFolder, { recursive: true, mode: 0o700 });
      const file = path.join(postFolder, `${datum.toString()}-${id}.pdf`);
      const writtenAt = now();
      await writeFile(
        `${file}.part`,
        await createPdf(toBriefDocument(brief, 'nl'), 'nl', writtenAt),
      );
      await rename(`${file}.part`, file);
      await markBriefPosted(transaction, id, writtenAt);
    },
  });
}
