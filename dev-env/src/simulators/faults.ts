import type { AnswerCall, CallOutcome } from '@mijn/contract/calls';
import type { RefusalStatus } from '@mijn/contract/calls/call';
import { isObject } from '@mijn/domain/values';
import type { ProviderConnection } from '@mijn/gateway/provider/connection';
import { ProviderError } from '@mijn/gateway/provider/providerError';
import { personas } from '@mijn/testdata/personas';
import { setTimeout as wait } from 'node:timers/promises';

const slowMs = 20_000;

/** Outcome of the relation call of a fault persona; undefined for a normal call. */
type Fault = (signal: AbortSignal) => Promise<CallOutcome<never> | undefined>;

const refuseWith =
  (refused: RefusalStatus): Fault =>
  () =>
    Promise.resolve({ refused, redenen: [] });

// An empty response or a web page: no JSON.
const noJson: Fault = () => Promise.reject(new ProviderError('syntax', 500));

const faults: Readonly<Record<string, Fault>> = {
  'storing-401': refuseWith(401),
  'storing-403': refuseWith(403),
  'storing-404': refuseWith(404),
  'storing-500': refuseWith(500),
  'storing-503': refuseWith(503),
  'storing-leeg': noJson,
  'storing-html': noJson,
  'storing-traag': async (signal) => {
    // Ends with the caller's signal.
    await wait(slowMs, undefined, { signal });
    return undefined;
  },
};

const faultByBsn = new Map(
  personas.flatMap(({ key, bsn }) => {
    const fault = faults[key];
    return fault ? [[bsn, fault] as const] : [];
  }),
);

function bsnIn(token: string): string {
  const claims: unknown = JSON.parse(
    Buffer.from(token.split('.')[1] ?? '', 'base64url').toString(),
  );
  return isObject(claims) ? String(claims['sub']) : '';
}

/** Wraps the insurer's connection with the faults of the fault personas (docs/decisions.md §10). */
export function withFaults<C extends ProviderConnection>(connection: C): C {
  const { ask } = connection;
  const faulty: AnswerCall = async (name, parts, context) => {
    const fault = name === 'getRelatie' ? faultByBsn.get(bsnIn(context.token)) : undefined;
    return (await fault?.(context.signal)) ?? ask(name, parts, context);
  };
  return { ...connection, ask: faulty };
}
