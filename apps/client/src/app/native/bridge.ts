import { isObject } from '@mijn/domain/values';

type Plugin = 'App' | 'Browser' | 'Filesystem' | 'Share';

/** Calls a plugin. Rejects when it fails or the person declines. */
export async function callNative(
  plugin: Plugin,
  method: string,
  options: object = {},
): Promise<unknown> {
  const wrapper = globalThis.Capacitor;
  if (!wrapper?.nativePromise) throw new Error(`The wrapper has no ${plugin}`);
  return wrapper.nativePromise(plugin, method, options);
}

/** Listens to an event of a plugin. */
export function hearNative(plugin: Plugin, event: string, hear: (data: unknown) => void): void {
  globalThis.Capacitor?.addListener?.(plugin, event, hear);
}

/** Returns a string field of a plugin's data; undefined without one. */
export function wordIn(data: unknown, name: string): string | undefined {
  const word = isObject(data) ? data[name] : undefined;
  return typeof word === 'string' ? word : undefined;
}

/** Opens an address in the system's browser, over the app. */
export function openOutside(address: string): void {
  callNative('Browser', 'open', { url: address }).catch(() => open(address, '_blank', 'noopener'));
}
