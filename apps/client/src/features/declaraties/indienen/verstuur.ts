import { eigenHeader } from '@mijn/domain/constanten';
import { isGestopt } from '../../../api/graphql.ts';
import type { Antwoord } from './uitslag.ts';

/** Something to send to one of the two file calls (contract.md, Addresses). */
interface Zending {
  readonly pad: string;
  readonly formulier: FormData;
  readonly kop?: Readonly<Record<string, string>>;
  /** Called with how much has gone, 0 to 1. */
  readonly onVoortgang?: (deel: number) => void;
  readonly signal: AbortSignal;
}

/** The longest wait for one call: a large file over a slow line takes minutes. */
const geduldMs = 5 * 60_000;

const geenVerbinding: Antwoord = { soort: 'geenVerbinding' };

function leesJson(tekst: string): unknown {
  try {
    return JSON.parse(tekst);
  } catch {
    return undefined;
  }
}

function leesAntwoord(xhr: XMLHttpRequest): Antwoord {
  const wacht = Number(xhr.getResponseHeader('retry-after') ?? Number.NaN);
  return {
    soort: 'antwoord',
    status: xhr.status,
    body: leesJson(xhr.responseText),
    wachtSeconden: Number.isFinite(wacht) ? wacht : undefined,
  };
}

/**
 * Sends a form with files. XMLHttpRequest, as `fetch` tells no progress of what goes out.
 * Never rejects: without an answer (no network, stopped, too slow) it is `geenVerbinding`.
 */
export function verstuur({ pad, formulier, kop, onVoortgang, signal }: Zending): Promise<Antwoord> {
  if (isGestopt() || signal.aborted) return Promise.resolve(geenVerbinding);
  return new Promise((klaar) => {
    const xhr = new XMLHttpRequest();
    xhr.open('POST', pad);
    xhr.timeout = geduldMs;
    xhr.setRequestHeader('accept', 'application/json');
    xhr.setRequestHeader(eigenHeader.naam, eigenHeader.waarde);
    for (const [naam, waarde] of Object.entries(kop ?? {})) xhr.setRequestHeader(naam, waarde);
    xhr.upload.addEventListener('progress', ({ loaded, total }) =>
      onVoortgang?.(total > 0 ? loaded / total : 0),
    );
    xhr.addEventListener('load', () => klaar(leesAntwoord(xhr)));
    // After load, error, abort or timeout; the first answer counts.
    xhr.addEventListener('loadend', () => klaar(geenVerbinding));
    signal.addEventListener('abort', () => xhr.abort(), { once: true });
    xhr.send(formulier);
  });
}
