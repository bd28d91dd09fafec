import type { RuntimeConfig } from '@mijn/contract/serverEntry';

/** The payment method and the allowed hosts, from the gateway's run-time configuration. */
export interface PaymentConfig {
  /** On the button: "Betalen met iDEAL | Wero". */
  readonly naam: string;
  /** Hosts (with ports) of the payment provider; undefined when the gateway names none. */
  readonly hosts: readonly string[] | undefined;
}

/** Returns the payment method's name (docs/decisions.md §7) and hosts for this document. */
export function paymentConfig(config: RuntimeConfig): PaymentConfig {
  return { naam: config.betaling?.label ?? 'iDEAL | Wero', hosts: config.betaling?.hosts };
}
