import type { Betaling, Status } from './betaling.ts';
import type { Setting } from './faultList.ts';
import type { Outcome } from './outcomes.rules.ts';

/** A payment as the control tells of it. */
export interface BetalingState extends Betaling {
  readonly status: Status;
  /** The address of the bank's page. */
  readonly paymentPage: string;
}

/** Works the control of a running simulator, for tests. */
export interface Controller {
  /** Newest first; with a word, those whose id or metadata has it (betaalkenmerk, betalingId). */
  betalingen(forPayment?: string): Promise<readonly BetalingState[]>;
  /** Lets a payment end; throws where it cannot from where it is. */
  end(id: string, outcome: Outcome): Promise<BetalingState>;
  /** Sends one webhook now, with the payment's id or another; the answer's HTTP status. */
  report(id: string, forged?: string): Promise<number | null>;
  setFault(setting: Setting): Promise<void>;
  /** Takes faults away: those for a word, or all. */
  clearFaults(forPayment?: string): Promise<void>;
}

const at = (forPayment: string | undefined) =>
  forPayment === undefined ? '' : `?${new URLSearchParams({ forPayment }).toString()}`;

/**
 * A control for the simulator at `address`.
 *
 * @param fetch one that reaches that host; Node's own does not know `*.localhost`
 */
export function createController(
  address: string,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): Controller {
  async function call<T>(method: string, path: string, body?: object): Promise<T> {
    const response = await fetch(`${address}/besturing/api${path}`, {
      method,
      ...(body && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    const answer: T = JSON.parse(text || 'null');
    return answer;
  }
  return {
    betalingen: async (forPayment) =>
      (await call<{ betalingen: BetalingState[] }>('GET', `/betalingen${at(forPayment)}`))
        .betalingen,
    end: (id, outcome) => call('POST', `/betalingen/${id}`, { outcome }),
    report: async (id, forged) =>
      (await call<{ response: number | null }>('POST', `/betalingen/${id}/notice`, { id: forged }))
        .response,
    setFault: (setting) => call('POST', '/faults', setting),
    clearFaults: (forPayment) => call('DELETE', `/faults${at(forPayment)}`),
  };
}
