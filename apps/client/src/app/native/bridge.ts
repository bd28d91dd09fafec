import { isObject } from '@mijn/domain/isObject';

/** The parts of the wrapper (Capacitor's plugins) that we use. */
type Plugin = 'App' | 'Browser' | 'Filesystem' | 'Share';

/** Asks the wrapper to do something. Rejects where it cannot, or the person does not want it. */
export async function callNative(
  plugin: Plugin,
  method: string,
  options: object = {},
): Promise<unknown> {
  const wrapper = globalThis.Capacitor;
  if (!wrapper?.nativePromise) throw new Error(`The wrapper has no ${plugin}`);
  return wrapper.nativePromise(plugin, method, options);
}

/** Hears of something that happens outside the document. */
export function hearNative(plugin: Plugin, event: string, hear: (data: unknown) => void): void {
  globalThis.Capacitor?.addListener?.(plugin, event, hear);
}

/** A word in what the wrapper tells; undefined where there is none. */
export function wordIn(data: unknown, name: string): string | undefined {
  const word = isObject(data) ? data[name] : undefined;
  return typeof word === 'string' ? word : undefined;
}

/** Opens an address in the system's browser, over the app. */
export function openOutside(address: string): void {
  callNative('Browser', 'open', { url: address }).catch(() => open(address, '_blank', 'noopener'));
}
