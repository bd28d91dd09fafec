/** The bridge of Capacitor that the native app gives to its documents, as far as we use it. */
export interface Wrapper {
  isNativePlatform?(): boolean;
  nativePromise?(plugin: string, method: string, options: object): Promise<unknown>;
  addListener?(plugin: string, event: string, hear: (data: unknown) => void): unknown;
}

interface Wrapped {
  readonly Capacitor?: Wrapper | undefined;
}

/** Returns whether this document runs inside the native app (§2). */
export function isNativeWrapped(surroundings: Wrapped = globalThis): boolean {
  return surroundings.Capacitor?.isNativePlatform?.() === true;
}

declare global {
  var Capacitor: Wrapper | undefined;
}
