import { environmentSchema } from './environment.ts';
import { s3Names } from './files/fileEnvironment.ts';
import { mailSchema } from './mail/mailEnvironment.ts';
import { pushSchema } from './push/pushEnvironment.ts';

const shapes = [environmentSchema, mailSchema, pushSchema].map((one) => Object.keys(one.shape));

/** Every variable that the provider reads. */
export const environmentNames: readonly string[] = [...new Set([...shapes.flat(), ...s3Names])];
