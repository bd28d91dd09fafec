import { isObject } from '@mijn/domain/values';
import type { RuntimeConfig } from '@mijn/contract/serverEntry';
import { callPaths } from '@mijn/domain/paths';
import { fetchCall } from '../../platform/apiTransport.ts';

export interface NativeStart {
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
