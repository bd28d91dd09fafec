import { shape } from './environment.ts';
import { s3Names } from './files/fileEnvironment.ts';
import { mailShape } from './mail/mailEnvironment.ts';
import { pushShape } from './push/pushEnvironment.ts';

const shapes = [shape, mailShape, pushShape].map((one) => Object.keys(one.shape));

/** Every variable that the provider reads. */
export const environmentNames: readonly string[] = [...new Set([...shapes.flat(), ...s3Names])];
