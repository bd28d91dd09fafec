import { createController } from '@mijn/simulators/ideal/controller.testing';
import { onThisMachine } from './thisMachine.ts';

/** The control of a running iDEAL simulator, by the address that browsers know. */
export function testBank(idealUrl: string): ReturnType<typeof createController> {
  return createController(onThisMachine(idealUrl).url);
}
