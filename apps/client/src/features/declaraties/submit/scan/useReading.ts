import type { Language } from '@mijn/domain/language';
import { type Dispatch, useEffect } from 'react';
import type { ClaimState } from '../state/claim.ts';
import type { ClaimEvent } from '../state/claimReducer.ts';
import { filesKey } from '../state/files.ts';
import { fetchNotasPatiently } from './fetchNotas.ts';

/**
 * Reads the bill as soon as all its files are at the insurer, and again when they change; the result fills
 * in empty fields only.
 */
export function useReading(
  { files, reading, sending }: ClaimState,
  report: Dispatch<ClaimEvent>,
  { reads, language }: { readonly reads: boolean; readonly language: Language },
): void {
  const key = sending.kind === 'submitted' ? '' : filesKey(files);
  const known = reading.kind === 'idle' ? '' : reading.files;
  const wanted = reads && key !== '' && key !== known ? key : undefined;
  const under = reads && reading.kind === 'busy' && reading.files === key ? key : wanted;
  useEffect(() => {
    if (wanted !== undefined) report({ kind: 'reading', files: wanted });
  }, [wanted, report]);
  useEffect(() => {
    if (under === undefined) return undefined;
    const stop = new AbortController();
    void fetchNotasPatiently(under.split(' '), stop.signal).then((notas) => {
      if (!stop.signal.aborted) report({ kind: 'read', files: under, notas, language });
    });
    return () => stop.abort();
  }, [under, report, language]);
}
