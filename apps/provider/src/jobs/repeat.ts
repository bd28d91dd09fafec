/** Something that is done again and again until it is closed. */
export interface Repetition {
  /** Waits for what is under way and stops. */
  readonly close: () => Promise<void>;
}

/**
 * Does something now and then every `intervalMs` milliseconds, never twice at once. A failure is told and
 * does not end it.
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
