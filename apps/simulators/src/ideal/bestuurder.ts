import type { Betaling, Status } from './betaling.ts';
import type { Instelling } from './storingslijst.ts';
import type { Uitkomst } from './uitkomsten.rules.ts';

/** A payment as the control tells of it. */
export interface BetalingStand extends Betaling {
  readonly status: Status;
  /** The address of the bank's page. */
  readonly betaalpagina: string;
}

/** Works the control of a running simulator, for tests. */
export interface Bestuurder {
  /** Newest first; with a word, those whose id or metadata has it (betaalkenmerk, betalingId). */
  betalingen(voor?: string): Promise<readonly BetalingStand[]>;
  /** Lets a payment end; throws where it cannot from where it is. */
  laat(id: string, uitkomst: Uitkomst): Promise<BetalingStand>;
  /** Sends one webhook now, with the payment's id or another; the answer's HTTP status. */
  meld(id: string, vals?: string): Promise<number | null>;
  storing(instelling: Instelling): Promise<void>;
  /** Takes faults away: those for a word, or all. */
  wisStoringen(voor?: string): Promise<void>;
}

const bij = (voor: string | undefined) =>
  voor === undefined ? '' : `?${new URLSearchParams({ voor }).toString()}`;

/**
 * A control for the simulator at `adres`.
 *
 * @param fetch one that reaches that host; Node's own does not know `*.localhost`
 */
export function createBestuurder(
  adres: string,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): Bestuurder {
  async function roep<T>(method: string, pad: string, body?: object): Promise<T> {
    const response = await fetch(`${adres}/besturing/api${pad}`, {
      method,
      ...(body && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
    const tekst = await response.text();
    if (!response.ok) throw new Error(`${method} ${pad}: ${response.status} ${tekst}`);
    const antwoord: T = JSON.parse(tekst || 'null');
    return antwoord;
  }
  return {
    betalingen: async (voor) =>
      (await roep<{ betalingen: BetalingStand[] }>('GET', `/betalingen${bij(voor)}`)).betalingen,
    laat: (id, uitkomst) => roep('POST', `/betalingen/${id}`, { uitkomst }),
    meld: async (id, vals) =>
      (await roep<{ antwoord: number | null }>('POST', `/betalingen/${id}/melding`, { id: vals }))
        .antwoord,
    storing: (instelling) => roep('POST', '/storingen', instelling),
    wisStoringen: (voor) => roep('DELETE', `/storingen${bij(voor)}`),
  };
}
