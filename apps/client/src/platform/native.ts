/** What the wrapper gives to its documents: Capacitor's bridge, as far as we use it. */
export interface Wrapper {
  isNativePlatform?(): boolean;
  /** Asks a part of it (a plugin) to do something. */
  nativePromise?(plugin: string, method: string, options: object): Promise<unknown>;
  addListener?(plugin: string, event: string, hear: (data: unknown) => void): unknown;
}

interface Wrapped {
  readonly Capacitor?: Wrapper | undefined;
}

/** Whether this document runs inside the native app (§2): its wrapper says so. */
export function isNativeWrapped(surroundings: Wrapped = globalThis): boolean {
  return surroundings.Capacitor?.isNativePlatform?.() === true;
}

declare global {
  /** The wrapper of the native app, where there is one. */
  var Capacitor: Wrapper | undefined;
}
