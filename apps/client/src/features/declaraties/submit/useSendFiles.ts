import { callPaths } from '@mijn/domain/paths';
import { type Dispatch, useEffect, useRef } from 'react';
import type { FileState, ChosenFile } from './files.ts';
import type { StateEvent } from './formState.ts';
import { fileOutcome, type FileOutcome } from './outcome.ts';
import { send } from './send.ts';

function stateAfter(outcome: FileOutcome): FileState {
  if (outcome.soort === 'received') return { ...outcome, bevestigd: false };
  return outcome.soort === 'mislukt' ? { soort: 'mislukt', error: outcome.error } : outcome;
}

async function sendFile(
  { bestand, sleutel }: ChosenFile,
  report: Dispatch<StateEvent>,
  signal: AbortSignal,
): Promise<void> {
  // Only a file of a draft is none, and that was received already.
  if (!(bestand instanceof File)) return;
  const form = new FormData();
  form.append('bestand', bestand, bestand.name);
  const onProgress = (progress: number) =>
    report({ soort: 'bestandStaat', sleutel, state: { soort: 'sending', progress } });
  const response = await send({
    path: callPaths.validateFile,
    form,
    onProgress,
    signal,
  });
  if (signal.aborted) return;
  report({ soort: 'bestandStaat', sleutel, state: stateAfter(fileOutcome(response)) });
}

/**
 * Sends each picked file to be checked as soon as it stands in the list (decisions §5), and stops
 * one that is taken away while it is on its way.
 */
export function useSendFiles(files: readonly ChosenFile[], report: Dispatch<StateEvent>): void {
  const underWay = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const running = underWay.current;
    for (const one of files) {
      if (one.state.soort !== 'sending') running.delete(one.sleutel);
      else if (!running.has(one.sleutel)) {
        const stop = new AbortController();
        running.set(one.sleutel, stop);
        void sendFile(one, report, stop.signal);
      }
    }
    for (const [key, stop] of running) {
      if (files.some((one) => one.sleutel === key)) continue;
      stop.abort();
      running.delete(key);
    }
  }, [files, report]);
  useEffect(() => {
    const running = underWay.current;
    return () => {
      for (const stop of running.values()) stop.abort();
      running.clear();
    };
  }, []);
}
