interface RefreshWithoutScriptProps {
  readonly seconds: number;
  /** The address that is asked for then. */
  readonly to: string;
}

/**
 * Where no script runs, the browser asks for an address by itself after a while: what script does with a clock.
 * It takes no room, nor a gap, wherever it stands.
 */
export function RefreshWithoutScript({ seconds, to }: RefreshWithoutScriptProps) {
  return (
    <noscript hidden>
      <meta httpEquiv="refresh" content={`${seconds};url=${to}`} />
    </noscript>
  );
}
