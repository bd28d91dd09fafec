interface Wrapped {
  readonly Capacitor?: { isNativePlatform?(): boolean } | undefined;
}

/** Whether this document runs inside the native app (§2): its wrapper says so. */
export function isNativeWrapped(surroundings: Wrapped = globalThis): boolean {
  return surroundings.Capacitor?.isNativePlatform?.() === true;
}

declare global {
  /** The wrapper of the native app, where there is one. */
  var Capacitor: Wrapped['Capacitor'];
}
