import { createController } from '@mijn/simulators/ideal/controller.testing';

/**
 * Returns the address for Node, which does not resolve `*.localhost`: the server at `localhost`, and the
 * host header that selects the page.
 */
export function onThisMachine(address: string): { readonly url: string; readonly host: string } {
  const { host, port } = new URL(address);
  return { url: `http://localhost:${port}`, host };
}

/** Returns the controller of a running iDEAL simulator, by its browser address. */
export function testBank(idealUrl: string): ReturnType<typeof createController> {
  return createController(onThisMachine(idealUrl).url);
}
