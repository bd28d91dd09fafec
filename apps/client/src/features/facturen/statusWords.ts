import { formatDay } from '@mijn/domain/datum';
import type { FactuurStatusCode } from '@mijn/domain/factuurstatus';
import type { Language } from '@mijn/domain/language';
import * as m from '../../generated/texts/facturen.js';
import { parseStatus, type WithStatus } from './factuurStatus.ts';

/** A status in words: its text, what it means and what happens next (decisions §6, look.md). */
export interface StatusWords {
  readonly tekst: string;
  readonly meaning: string;
  readonly afterwards: string;
  /** The insurer's own words, that we have no others for. */
  readonly literal: boolean;
}

type Sentence = (day: string | undefined) => string;

// With the day where it is known.
function withDay(op: (values: { dag: string }) => string, without: () => string): Sentence {
  return (dag) => (dag === undefined ? without() : op({ dag }));
}

const words: Readonly<
  Record<FactuurStatusCode, readonly [text: Sentence, meaning: Sentence, afterwards: Sentence]>
> = {
  betaald: [m.statusBetaald, m.betekentBetaald, m.daarnaBetaald],
  toPay: [m.statusTeBetalen, m.betekentTeBetalen, m.daarnaTeBetalen],
  offset: [m.statusVerrekend, m.betekentVerrekend, m.daarnaVerrekend],
  toReceive: [m.statusTeOntvangen, m.betekentTeOntvangen, m.daarnaTeOntvangen],
  incassoFailed: [m.statusIncassoMislukt, m.betekentIncassoMislukt, m.daarnaIncassoMislukt],
  betaalgemakEnded: [
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
    withDay(m.statusHerincassoOp, m.statusHerincasso),
    m.betekentHerincasso,
    withDay(m.daarnaHerincassoOp, m.daarnaHerincasso),
  ],
  aanmaning: [m.statusAanmaning, m.betekentAanmaning, m.daarnaAanmaning],
  herinnering: [m.statusHerinnering, m.betekentHerinnering, m.daarnaHerinnering],
  seeEindafrekening: [
    m.statusZieEindafrekening,
    m.betekentZieEindafrekening,
    m.daarnaZieEindafrekening,
  ],
  incassoPlanned: [
    withDay(m.statusIncassoGeplandOp, m.statusIncassoGepland),
    m.betekentIncassoGepland,
    withDay(m.daarnaIncassoGeplandOp, m.daarnaIncassoGepland),
  ],
};

/** Puts an invoice's status into words; a text that we do not know stays as the insurer wrote it. */
export function statusWords(factuur: WithStatus, language: Language): StatusWords {
  const { code, dag } = parseStatus(factuur);
  if (code === undefined) {
    const [tekst, meaning, afterwards] = [factuur.status, m.betekentOnbekend(), m.daarnaOnbekend()];
    return { tekst, meaning, afterwards, literal: true };
  }
  const onDay = dag === undefined ? undefined : formatDay(dag, language);
  const [text, meaning, afterwards] = words[code];
  return {
    tekst: text(onDay),
    meaning: meaning(onDay),
    afterwards: afterwards(onDay),
    literal: false,
  };
}
