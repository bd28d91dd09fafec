import {
  type FactuurStatusCode,
  type GelezenFactuurStatus,
  leesFactuurStatus,
} from '@mijn/domain/factuurstatus';
import type { StatusSoort } from '@mijn/ui/StatusLabel';

/** Where the list keeps an invoice: something is still to happen, it is done, or it is in an arrangement. */
export const factuurGroepen = ['open', 'betaald', 'regeling'] as const;

/** A part of the list of invoices. */
export type FactuurGroep = (typeof factuurGroepen)[number];

/** What a status means for the screen, before its words. */
export interface FactuurStatus {
  /** Undefined for a text that we do not know: it is shown as it is (decisions §6). */
  readonly code: FactuurStatusCode | undefined;
  readonly groep: FactuurGroep;
  readonly toon: StatusSoort;
  /** Day of a direct debit, `yyyy-mm-dd`. */
  readonly dag: string | undefined;
}

type Vast = Pick<FactuurStatus, 'groep' | 'toon'>;

const perCode: Readonly<Record<FactuurStatusCode, Vast>> = {
  betaald: { groep: 'betaald', toon: 'positief' },
  verrekend: { groep: 'betaald', toon: 'positief' },
  zieEindafrekening: { groep: 'betaald', toon: 'ingediend' },
  teBetalen: { groep: 'open', toon: 'waarschuwing' },
  herinnering: { groep: 'open', toon: 'waarschuwing' },
  aanmaning: { groep: 'open', toon: 'negatief' },
  teOntvangen: { groep: 'open', toon: 'positief' },
  incassoMislukt: { groep: 'open', toon: 'negatief' },
  betaalgemakBeeindigd: { groep: 'open', toon: 'negatief' },
  herincasso: { groep: 'open', toon: 'waarschuwing' },
  incassoGepland: { groep: 'open', toon: 'info' },
  betalingsregeling: { groep: 'regeling', toon: 'info' },
  schuldregeling: { groep: 'regeling', toon: 'info' },
};

const onbekend: Vast = { groep: 'open', toon: 'ingediend' };

/** What the status is read from. */
export interface MetStatus {
  readonly status: string;
  readonly datumAutomatischeIncasso: string | null;
}

// A debit's day is told with the invoice, and in our own text; the text alone must do as well.
function dagVan(gelezen: GelezenFactuurStatus | undefined, incasso: string | null) {
  const metDag = gelezen?.code === 'herincasso' || gelezen?.code === 'incassoGepland';
  return metDag ? (incasso ?? gelezen.dag) : undefined;
}

/** Reads what an invoice's status text (§4) means; one we do not know counts as open. */
export function leesStatus({ status, datumAutomatischeIncasso }: MetStatus): FactuurStatus {
  const gelezen = leesFactuurStatus(status);
  const vast = gelezen === undefined ? onbekend : perCode[gelezen.code];
  return { code: gelezen?.code, dag: dagVan(gelezen, datumAutomatischeIncasso), ...vast };
}
