import type { RuntimeConfig } from '@mijn/contract/serverEntry';

/** What paying is called and where it may go on, as the gateway tells it at run time. */
export interface PaymentConfig {
  /** On the button: "Betalen met iDEAL | Wero". */
  readonly naam: string;
  /** Hosts (with their ports) of the payment provider; undefined where the gateway names none. */
  readonly hosts: readonly string[] | undefined;
}

/** The payment's name (docs/decisions.md §7) and hosts for this document. */
export function paymentConfig(config: RuntimeConfig): PaymentConfig {
  return { naam: config.betaling?.label ?? 'iDEAL | Wero', hosts: config.betaling?.hosts };
}
