import { idempotencyHeader } from '@mijn/domain/headers';
import { randomUUID } from 'node:crypto';
import { withInspectedFiles } from '../../files/inspectFiles.ts';
import { withForm } from '../../files/withForm.ts';
import { isBusy } from '../../db/isBusy.ts';
import type { Services } from '../../http/services.ts';
import type { StreamHandlers } from '../../http/handlers.ts';
import { Refusal } from '../../http/refusal.ts';
import { inAccess } from '../../access/inAccess.ts';
import { storeFiles, removeStoredFiles } from './storeFiles.ts';
import { submit, checkBeforehand, judgeBeforehand, parseSubmission } from './submit.ts';

// A request with the same key, or for the same person, is in progress.
function toStillRunningRefusal(error: unknown): unknown {
  return isBusy(error) ? new Refusal(409) : error;
}

/** Creates the handler for sending in a claim (§7, docs/decisions.md §5). */
export function createSubmitHandlers({
  database,
  extensions,
  enqueue,
  files,
  quotas,
}: Services): Pick<StreamHandlers, 'indienen'> {
  const { storage } = files;
  return {
    indienen: ({ caller, headers, signal }, wire) =>
      withForm({ files, quotas }, { caller, signal }, wire, 'bestanden', async (form, place) => {
        // A request without a key never counts as a repetition.
        const key = headers[idempotencyHeader] ?? randomUUID();
        const submission = parseSubmission(form, key, extensions);
        const spend = () => quotas.spend('declaraties', caller);
        const earlier = await inAccess(database, caller, (access, transaction) =>
          checkBeforehand(access, transaction, submission),
        ).catch(async (error: unknown) => {
          // A refused attempt counts too, because it may probe for claims of others.
          await spend();
          throw error;
        });
        if (earlier) return earlier;
        await spend();
        return withInspectedFiles(files, place, form.files, async (inspected) => {
          const stopped =
            inspected.length > 0 &&
            (await inAccess(database, caller, (access, transaction) =>
              judgeBeforehand(access, transaction, submission, inspected, extensions),
            ));
          if (stopped) return stopped;
          const sent = await storeFiles(storage, inspected);
          // An exception leaves unknown whether the claim was stored, so the files must stay.
          const { response, isStored } = await inAccess(database, caller, (access, transaction) =>
            submit(access, transaction, submission, sent, { enqueue, extensions }),
          );
          if (!isStored) await removeStoredFiles(storage, sent.kept);
          return response;
        });
      }).catch((error: unknown) => {
        throw toStillRunningRefusal(error);
      }),
  };
}
