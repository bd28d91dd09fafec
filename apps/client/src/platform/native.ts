import { isPlatform, type Platform } from '@mijn/domain/platforms';

/** The bridge of Capacitor that the native app gives to its documents, as far as we use it. */
export interface Wrapper {
  getPlatform?(): string;
  nativePromise?(plugin: string, method: string, options: object): Promise<unknown>;
  addListener?(plugin: string, event: string, hear: (data: unknown) => void): unknown;
}

interface Wrapped {
  readonly Capacitor?: Wrapper | undefined;
}

/** Returns the platform of this document (§3). */
export function getPlatform(surroundings: Wrapped = globalThis): Platform {
  const platform = surroundings.Capacitor?.getPlatform?.();
  return isPlatform(platform) ? platform : 'web';
}

/** Returns whether this document runs inside the native app (§2). */
export function isNativeWrapped(surroundings: Wrapped = globalThis): boolean {
  return getPlatform(surroundings) !== 'web';
}

declare global {
  var Capacitor: Wrapper | undefined;
}
