import { type ZorgkostenRegel, zorgkostenSteps } from '@mijn/contract/zorgkostenDetail';
import { centsToEuros } from '@mijn/domain/money';
import type { LineStep } from '../assess/shapes.ts';
import type { ZorgkostenDetailRow } from './zorgkostenDetail.queries.ts';

type StepName = (typeof zorgkostenSteps)[number];

/** Step of the engine whose explanation is shown at a step of this screen. */
const explainedBy: Readonly<Record<StepName, LineStep['stap']>> = {
  gedeclareerd: 'gedeclareerd',
  nietVergoed: 'nietVergoed',
  wettelijkeBijdrage: 'wettelijkeBijdrage',
  eigenRisico: 'eigenRisico',
  vergoed: 'uitgekeerd',
};

// Own risk paid in terms is the person's own here too, so that the steps end at the reimbursed
// amount of the line (docs/decisions.md §6).
function stepsOf(row: ZorgkostenDetailRow): ZorgkostenRegel['stappen'] {
  const { gedeclareerd, niet_vergoed, wettelijke_bijdrage, eigen_risico } = row;
  const amounts: Readonly<Record<StepName, number>> = {
    gedeclareerd,
    nietVergoed: niet_vergoed,
    wettelijkeBijdrage: wettelijke_bijdrage,
    eigenRisico: eigen_risico,
    vergoed: gedeclareerd - niet_vergoed - wettelijke_bijdrage - eigen_risico,
  };
  return zorgkostenSteps.map((stap) => {
    const step = row.stappen.find(({ stap: engineStep }) => engineStep === explainedBy[stap]);
    // With own risk in terms, the engine's explanation is about a higher payout than the
    // reimbursement shown here.
    const tells = stap !== 'vergoed' || row.eigen_risico_in_termijnen === 0;
    return { stap, bedrag: centsToEuros(amounts[stap]), uitleg: (tells && step?.uitleg) || null };
  });
}

/**
 * Returns the details of a line in the contract's form. A viewer who sees the care may send one reaction at a time
 * about a line, except who only looks along: staff, and representatives.
 */
export function zorgkostenDetailInContract(
  row: ZorgkostenDetailRow,
  looksAlong: boolean,
): ZorgkostenRegel {
  const isOpen = row.reacties.some(({ status }) => status !== 'beantwoord');
  return {
    declaratieNummer: row.nummer,
    declaratieVolgnummer: row.volgnummer,
    zorgsoort: row.zorgsoort,
    prestatie: row.prestatie,
    naamLocatieZorgverlener: row.locatie_naam,
    notaNummer: row.notanummer || null,
    soortIndiener: row.soort_indiener,
    behandelDatum: row.behandeldatum,
    ingediendOp: row.ingediend_op,
    boekjaar: row.boekjaar,
    stappen: stepsOf(row),
    meldingen: row.care ? [...row.meldingen] : null,
    bedragEigenRisicoInTermijnen: centsToEuros(row.eigen_risico_in_termijnen),
    factuurkenmerken: [...row.facturen],
    reacties: [...row.reacties],
    // A reaction to a correction is sent at the corrected line.
    magReageren: row.care && !isOpen && !looksAlong && row.correctie === null,
    correctie: row.correctie,
  };
}
