import { formatDag } from '@mijn/domain/datum';
import type { FactuurStatusCode } from '@mijn/domain/factuurstatus';
import type { Taal } from '@mijn/domain/taal';
import * as m from '../../generated/teksten/facturen.js';
import { leesStatus, type MetStatus } from './factuurStatus.ts';

/** A status in words: its text, what it means and what happens next (decisions §6, look.md). */
export interface StatusWoorden {
  readonly tekst: string;
  readonly betekent: string;
  readonly daarna: string;
  /** The insurer's own words, that we have no others for. */
  readonly letterlijk: boolean;
}

type Zin = (dag: string | undefined) => string;

// With the day where it is known.
function metDag(op: (waarden: { dag: string }) => string, zonder: () => string): Zin {
  return (dag) => (dag === undefined ? zonder() : op({ dag }));
}

const woorden: Readonly<
  Record<FactuurStatusCode, readonly [tekst: Zin, betekent: Zin, daarna: Zin]>
> = {
  betaald: [m.statusBetaald, m.betekentBetaald, m.daarnaBetaald],
  teBetalen: [m.statusTeBetalen, m.betekentTeBetalen, m.daarnaTeBetalen],
  verrekend: [m.statusVerrekend, m.betekentVerrekend, m.daarnaVerrekend],
  teOntvangen: [m.statusTeOntvangen, m.betekentTeOntvangen, m.daarnaTeOntvangen],
  incassoMislukt: [m.statusIncassoMislukt, m.betekentIncassoMislukt, m.daarnaIncassoMislukt],
  betaalgemakBeeindigd: [
    m.statusBetaalgemakBeeindigd,
    m.betekentBetaalgemakBeeindigd,
    m.daarnaBetaalgemakBeeindigd,
  ],
  betalingsregeling: [
    m.statusBetalingsregeling,
    m.betekentBetalingsregeling,
    m.daarnaBetalingsregeling,
  ],
  schuldregeling: [m.statusSchuldregeling, m.betekentSchuldregeling, m.daarnaSchuldregeling],
  herincasso: [
    metDag(m.statusHerincassoOp, m.statusHerincasso),
    m.betekentHerincasso,
    metDag(m.daarnaHerincassoOp, m.daarnaHerincasso),
  ],
  aanmaning: [m.statusAanmaning, m.betekentAanmaning, m.daarnaAanmaning],
  herinnering: [m.statusHerinnering, m.betekentHerinnering, m.daarnaHerinnering],
  zieEindafrekening: [
    m.statusZieEindafrekening,
    m.betekentZieEindafrekening,
    m.daarnaZieEindafrekening,
  ],
  incassoGepland: [
    metDag(m.statusIncassoGeplandOp, m.statusIncassoGepland),
    m.betekentIncassoGepland,
    metDag(m.daarnaIncassoGeplandOp, m.daarnaIncassoGepland),
  ],
};

/** Puts an invoice's status into words; a text that we do not know stays as the insurer wrote it. */
export function statusWoorden(factuur: MetStatus, taal: Taal): StatusWoorden {
  const { code, dag } = leesStatus(factuur);
  if (code === undefined) {
    const [tekst, betekent, daarna] = [factuur.status, m.betekentOnbekend(), m.daarnaOnbekend()];
    return { tekst, betekent, daarna, letterlijk: true };
  }
  const opDag = dag === undefined ? undefined : formatDag(dag, taal);
  const [tekst, betekent, daarna] = woorden[code];
  return {
    tekst: tekst(opDag),
    betekent: betekent(opDag),
    daarna: daarna(opDag),
    letterlijk: false,
  };
}
