import { createController } from '@mijn/simulators/ideal/controller.testing';
import { onThisMachine } from './thisMachine.ts';

/** Returns the controller of a running iDEAL simulator, by its browser address. */
export function testBank(idealUrl: string): ReturnType<typeof createController> {
  return createController(onThisMachine(idealUrl).url);
}
