export interface Repetition {
  readonly close: () => Promise<void>;
}

/**
 * Runs `perform` now and every `intervalMs` milliseconds after it ends, so runs never overlap.
 * Failures are reported and do not end the repetition.
 */
export function repeat(
  intervalMs: number,
  reportError: (error: Error) => void,
  perform: () => Promise<unknown>,
): Repetition {
  let closed = false;
  let timer: NodeJS.Timeout | undefined;
  const round = async (): Promise<void> => {
    try {
      await perform();
    } catch (error) {
      reportError(error instanceof Error ? error : new Error('unknown'));
    }
    if (!closed) timer = setTimeout(next, intervalMs);
  };
  let busy = round();
  function next(): void {
    busy = round();
  }
  return {
    close: async () => {
      closed = true;
      clearTimeout(timer);
      await busy;
    },
  };
}
