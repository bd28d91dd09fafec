import { idempotencyHeader } from '@mijn/domain/headers';
import { submitResponse, submitFields } from '@mijn/contract/declaraties';
import { restPaths } from '@mijn/contract/restPaths';
import { fileRules } from '@mijn/domain/constanten';
import { z } from 'zod';
import type { FileService } from '../files/fileService.ts';
import { withInspectedFiles } from '../files/inspectFiles.ts';
import { notBeforehand, receive } from '../files/received.ts';
import { isBusy } from '../db/isBusy.ts';
import type { App, Environment } from '../http/environment.ts';
import { Refusal } from '../http/refusal.ts';
import { inAccess } from '../access/inAccess.ts';
import { submit, checkBeforehand, parseSubmission } from './submit.ts';

/** The key that makes sending in safe to repeat. */
const keyHeader = z.object({ [idempotencyHeader]: z.string().regex(/^[!-~]{8,200}$/) });

function parseKey(headers: unknown): string {
  const key = keyHeader.safeParse(headers).data?.[idempotencyHeader];
  if (key === undefined) throw new Refusal(400);
  return key;
}

// Another request with the same key, or for the same person, is still being stored.
function toStillRunningRefusal(error: unknown): unknown {
  return isBusy(error) ? new Refusal(409) : error;
}

/** Registers `POST /declaraties/indienen` (§7, decisions §5). */
export function registerSubmitRoute(
  app: App,
  { database, extensions, enqueue }: Environment,
  service: FileService,
): void {
  const { storage } = service;
  app.post(
    restPaths.submit,
    {
      validatorCompiler: notBeforehand,
      schema: {
        operationId: 'indienen',
        tags: ['declaraties'],
        consumes: ['multipart/form-data'],
        headers: keyHeader,
        body: submitFields.extend({
          bestanden: z.array(z.file()).max(fileRules.maximumCount).optional(),
        }),
        response: { 200: submitResponse },
      },
    },
    async (request, reply) => {
      const { caller } = request;
      const key = parseKey(request.headers);
      const form = await receive(request, reply, storage.workFolder, 'bestanden');
      try {
        const submission = parseSubmission(form, key, extensions);
        const earlier = await inAccess(database, caller, (access, transaction) =>
          checkBeforehand(access, transaction, submission),
        );
        if (earlier) return earlier;
        return await withInspectedFiles(service, form.bestanden, (inspected) =>
          inAccess(database, caller, (access, transaction) =>
            submit(access, transaction, submission, inspected, { storage, enqueue, extensions }),
          ),
        );
      } catch (error) {
        throw toStillRunningRefusal(error);
      } finally {
        await form.cleanUp();
      }
    },
  );
}
