import { isObject } from '@mijn/domain/values';
import { type Betaling, isBetaling, type Status, type Outcome } from './betaling.ts';
import type { Setting } from './faults.ts';

export interface BetalingState extends Betaling {
  readonly status: Status;
  readonly paymentPage: string;
}

/** Client of a running simulator's control API, for tests. */
export interface Controller {
  /**
   * Returns payments, newest first; with a word, those with it in their id or metadata (betaalkenmerk,
   * betalingId).
   */
  betalingen(forPayment?: string): Promise<readonly BetalingState[]>;
  /** Ends a payment; throws if that is not allowed. */
  end(id: string, outcome: Outcome): Promise<BetalingState>;
  /** Lets all of a paid payment go back: refunded, or taken back by the payer's bank; or reverses the latter. */
  giveBack(id: string, how: 'refund' | 'chargeback' | 'reversal'): Promise<BetalingState>;
  /** Sends one webhook now, with the payment's id or another; returns the HTTP status. */
  report(id: string, forged?: string): Promise<number | null>;
  setFault(setting: Setting): Promise<void>;
  /** Removes faults: those for a word, or all. */
  clearFaults(forPayment?: string): Promise<void>;
}

function isState(response: unknown): response is BetalingState {
  return isBetaling(response) && 'status' in response && 'paymentPage' in response;
}

function statesIn(response: unknown): readonly BetalingState[] {
  const betalingen: unknown = isObject(response) && response['betalingen'];
  return Array.isArray(betalingen) ? betalingen.filter(isState) : [];
}

const at = (forPayment: string | undefined) =>
  forPayment === undefined ? '' : `?${new URLSearchParams({ forPayment }).toString()}`;

/**
 * Creates a client for the simulator at `address`.
 * @param fetch has to reach that host; Node's own does not resolve `*.localhost`
 */
export function createController(
  address: string,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): Controller {
  async function call(method: string, path: string, body?: object): Promise<unknown> {
    const response = await fetch(`${address}/besturing/api${path}`, {
      method,
      ...(body && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return JSON.parse(text || 'null');
  }
  return {
    betalingen: async (forPayment) => statesIn(await call('GET', `/betalingen${at(forPayment)}`)),
    end: async (id, outcome) => {
      const ended = await call('POST', `/betalingen/${id}`, { outcome });
      if (!isState(ended)) throw new Error(`${id} ended in nothing`);
      return ended;
    },
    giveBack: async (id, how) => {
      const back = await call('POST', `/betalingen/${id}/${how}`);
      if (!isState(back)) throw new Error(`${id} cannot go back`);
      return back;
    },
    report: async (id, forged) => {
      const response = await call('POST', `/betalingen/${id}/notice`, { id: forged });
      return isObject(response) && typeof response['response'] === 'number'
        ? response['response']
        : null;
    },
    setFault: async (setting) => void (await call('POST', '/faults', setting)),
    clearFaults: async (forPayment) => void (await call('DELETE', `/faults${at(forPayment)}`)),
  };
}
