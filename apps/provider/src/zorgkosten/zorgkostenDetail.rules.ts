import { type ZorgkostenRegel, zorgkostenSteps } from '@mijn/contract/zorgkostenDetail';
import { centsToEuros } from '@mijn/domain/money';
import type { LineStep } from '../assess/shapes.ts';
import type { ZorgkostenDetailRow } from './zorgkostenDetail.queries.ts';

type StepName = (typeof zorgkostenSteps)[number];

/** The engine's step that a step of this screen is explained by. */
const explainedBy: Readonly<Record<StepName, LineStep['stap']>> = {
  gedeclareerd: 'gedeclareerd',
  nietVergoed: 'nietVergoed',
  wettelijkeBijdrage: 'wettelijkeBijdrage',
  eigenRisico: 'eigenRisico',
  vergoed: 'uitgekeerd',
};

// Own risk that is paid in terms is the person's own here too, so that the steps end at what the line says
// was reimbursed (docs/decisions.md §6).
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
    const told = row.stappen.find((step) => step.stap === explainedBy[stap]);
    // What was paid out speaks of more than what is reimbursed where own risk comes in terms.
    const tells = stap !== 'vergoed' || row.eigen_risico_in_termijnen === 0;
    return { stap, bedrag: centsToEuros(amounts[stap]), uitleg: (tells && told?.uitleg) || null };
  });
}

/**
 * What is behind a line, in the contract's form. A reaction may be sent by who sees the care, one at a time
 * about the same line, and not by staff.
 */
export function zorgkostenDetailInContract(
  row: ZorgkostenDetailRow,
  isStaff: boolean,
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
    // A correction is asked about at its line.
    magReageren: row.care && !isOpen && !isStaff && row.correctie === null,
    correctie: row.correctie,
  };
}
