import { isObject } from '@mijn/domain/values';
import type { RuntimeConfig } from '@mijn/contract/serverEntry';
import { callPaths } from '@mijn/domain/paths';
import { fetchCall } from '../../platform/apiTransport.ts';

interface NativeStart {
  readonly config: RuntimeConfig;
  readonly loggedIn: boolean;
}

// Our own gateway wrote it from the same type.
function isStart(content: unknown): content is NativeStart {
  return isObject(content) && 'config' in content && typeof content['loggedIn'] === 'boolean';
}

/**
 * Fetches the configuration of the app's documents, and whether somebody is logged in. Undefined without a
 * connection, or for an invalid answer.
 */
export async function fetchNativeStart(gateway: string): Promise<NativeStart | undefined> {
  try {
    const response = await fetchCall(callPaths.nativeApp);
    const content: unknown = await response.json();
    if (!response.ok || !isStart(content)) return undefined;
    const { config, loggedIn } = content;
    const { maintenanceUrl: path } = config;
    const maintenance = path === undefined ? {} : { maintenanceUrl: new URL(path, gateway).href };
    return { config: { ...config, ...maintenance }, loggedIn };
  } catch {
    return undefined;
  }
}

/** The shortest and the longest pause between two polls, in milliseconds. */
const [soonest, latest] = [500, 10_000];

/**
 * Polls ever less often, and at once when the device reports a network.
 * @param look returns whether the gateway can be reached; never rejects
 * @param goOn called once, when it can
 * @returns a function that stops polling
 */
export function whenReachable(look: () => Promise<boolean>, goOn: () => void): () => void {
  let pause = soonest;
  let timer: ReturnType<typeof setTimeout>;
  let isLooking = false;
  let isOver = false;
  const later = () => {
    timer = setTimeout(() => void again(), pause);
    pause = Math.min(2 * pause, latest);
  };
  const again = async () => {
    if (isLooking) return;
    isLooking = true;
    clearTimeout(timer);
    const isReached = await look();
    isLooking = false;
    if (isOver) return undefined;
    if (!isReached) return later();
    stop();
    return goOn();
  };
  const hear = () => {
    pause = soonest;
    void again();
  };
  const stop = () => {
    isOver = true;
    clearTimeout(timer);
    removeEventListener('online', hear);
  };
  addEventListener('online', hear);
  later();
  return stop;
}
