import { createFileService } from '../files/fileService.ts';
import { registerForms } from '../files/received.ts';
import type { App, Environment } from '../http/environment.ts';
import { registerFile } from './file.routes.ts';
import { registerConfirmation } from './confirmation/confirmation.routes.ts';
import { registerConcept } from './concept.routes.ts';
import { registerSubmitRoute } from './submit.routes.ts';
import { registerWithdrawal } from './withdraw.routes.ts';
import { registerReacties } from './reacties.routes.ts';
import { startTaken, type Taken } from './jobs/startJobs.ts';
import { registerValidation } from './validate.routes.ts';

/**
 * Registers the two file calls and runs what they need: the folder for files, their inspector, and
 * the jobs that take up and judge claims. The jobs start when the app is ready and stop, after the
 * last answer, when it closes.
 */
export async function registerSubmission(app: App, environment: Environment): Promise<void> {
  const service = await createFileService(environment);
  let jobs: Taken | undefined;
  app.addHook('onReady', async () => {
    jobs = await startTaken(environment, service.storage);
  });
  app.addHook('onClose', async () => {
    await jobs?.close();
    await service.close();
  });
  await registerForms(app);
  registerValidation(app, environment, service);
  const running = (): Taken => {
    if (!jobs) throw new Error('The jobs are not running yet');
    return jobs;
  };
  registerSubmitRoute(app, environment, service, {
    enqueue: async (client, number) => running().enqueue(client, number),
  });
  if (!environment.extensions) return;
  registerWithdrawal(app, environment);
  registerFile(app, environment, service);
  registerConcept(app, environment);
  registerConfirmation(app, environment);
  registerReacties(app, environment, {
    enqueueReactie: async (client, id) => running().enqueueReactie(client, id),
  });
}
