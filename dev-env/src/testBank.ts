import { createController } from '@mijn/simulators/ideal/controller';

/**
 * The control of a running iDEAL simulator, by the address that browsers know: Node finds no
 * `*.localhost`, so that it is asked by this machine's own name.
 */
export function testBank(idealUrl: string): ReturnType<typeof createController> {
  return createController(`http://localhost:${new URL(idealUrl).port}`);
}
