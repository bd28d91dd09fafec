interface RefreshWithoutScriptProps {
  readonly seconds: number;
  /** The address that is asked for then. */
  readonly to: string;
}

/** Where no script runs, the browser asks for an address by itself after a while: what script does with a clock. */
export function RefreshWithoutScript({ seconds, to }: RefreshWithoutScriptProps) {
  return (
    <noscript>
      <meta httpEquiv="refresh" content={`${seconds};url=${to}`} />
    </noscript>
  );
}
