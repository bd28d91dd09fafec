interface RefreshWithoutScriptProps {
  readonly seconds: number;
  readonly to: string;
}

/**
 * Reloads to an address after some seconds without script, as script does by a timer. It takes no room, nor
 * a gap.
 */
export function RefreshWithoutScript({ seconds, to }: RefreshWithoutScriptProps) {
  return (
    <noscript hidden>
      <meta httpEquiv="refresh" content={`${seconds};url=${to}`} />
    </noscript>
  );
}
