import { createServer } from 'node:net';
import { StartError } from '../start/startError.ts';

/** Both addresses of `localhost`; a machine may lack the second. */
const addresses = ['127.0.0.1', '::1'];

const sentences: Partial<Record<string, (port: number) => string>> = {
  EADDRINUSE: (port) =>
    `Port ${port} is taken by another program; set PORT to a port that is free, as are the six after it.`,
  EACCES: (port) => `Port ${port} may not be used by this account; set PORT to one above 1023.`,
};

/** Returns whether a start failed because its port was taken. */
export function isPortTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}

const triesAtMost = 5;

/** Runs a start that chooses free ports, and retries with others if one was taken in the meantime. */
export async function retryOnTakenPort<T>(start: () => Promise<T>, tries = 1): Promise<T> {
  try {
    return await start();
  } catch (error) {
    if (tries === triesAtMost || !isPortTaken(error)) throw error;
    return retryOnTakenPort(start, tries + 1);
  }
}

/** Explains a listen error of a port that was taken after the check. */
export function portFailure(error: unknown): StartError | undefined {
  if (!(error instanceof Error && 'code' in error && 'port' in error)) return undefined;
  const code = String(error.code);
  const sentence = sentences[code]?.(Number(error.port));
  return sentence === undefined ? undefined : new StartError(sentence, code);
}

/**
 * Checks that a port is free.
 * @throws StartError with one sentence if it is not
 */
export async function checkPort(port: number): Promise<void> {
  for (const address of addresses) {
    const code = await tryToListen(port, address);
    const sentence = code === undefined ? undefined : sentences[code];
    if (sentence) throw new StartError(sentence(port), code);
  }
}

function tryToListen(port: number, address: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code));
    server.listen(port, address, () => server.close(() => resolve(undefined)));
  });
}
