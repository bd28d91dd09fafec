import { registerForms } from '../files/received.ts';
import type { App, Environment } from '../http/environment.ts';
import { registerFile } from './file.routes.ts';
import { registerConfirmation } from './confirmation/confirmation.routes.ts';
import { registerConcept } from './concept.routes.ts';
import { registerSubmitRoute } from './submit.routes.ts';
import { registerWithdrawal } from './withdraw.routes.ts';
import { registerReacties } from './reacties.routes.ts';
import { registerValidation } from './validate.routes.ts';

/** Registers the two file calls, and what may be done with a claim that was sent in. */
export async function registerSubmission(app: App, environment: Environment): Promise<void> {
  const { files } = environment;
  await registerForms(app);
  registerValidation(app, environment, files);
  registerSubmitRoute(app, environment, files);
  if (!environment.extensions) return;
  registerWithdrawal(app, environment);
  registerFile(app, environment, files);
  registerConcept(app, environment);
  registerConfirmation(app, environment);
  registerReacties(app, environment);
}
