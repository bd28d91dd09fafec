/** Something that is done again and again until it is closed. */
export interface Herhaling {
  /** Waits for what is under way and stops. */
  readonly close: () => Promise<void>;
}

/**
 * Does something now and then every `elkeMs` milliseconds, never twice at once. A failure is told and
 * does not end it.
 */
export function herhaal(
  elkeMs: number,
  meldFout: (fout: Error) => void,
  doe: () => Promise<unknown>,
): Herhaling {
  let gesloten = false;
  let wekker: NodeJS.Timeout | undefined;
  const ronde = async (): Promise<void> => {
    try {
      await doe();
    } catch (fout) {
      meldFout(fout instanceof Error ? fout : new Error('unknown'));
    }
    if (!gesloten) wekker = setTimeout(volgende, elkeMs);
  };
  let bezig = ronde();
  function volgende(): void {
    bezig = ronde();
  }
  return {
    close: async () => {
      gesloten = true;
      clearTimeout(wekker);
      await bezig;
    },
  };
}
