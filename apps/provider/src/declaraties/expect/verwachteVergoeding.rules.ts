import type { VerwachteRegel, VerwachteVergoeding } from '@mijn/contract/verwachteVergoeding';
import { centsToEuros, sumOf } from '@mijn/domain/money';
import type { LineAmounts, LineInput, LineOutcome } from '../../assess/shapes.ts';
import { stepsOf } from '../../assess/line/steps.ts';

function amountsTogether(lines: readonly LineOutcome[]): LineAmounts {
  const sum = (name: keyof LineAmounts) => sumOf(lines, ({ amounts }) => amounts[name]);
  return {
    gedeclareerd: sum('gedeclareerd'),
    notCovered: sum('notCovered'),
    wettelijkeBijdrage: sum('wettelijkeBijdrage'),
    compulsoryEigenRisico: sum('compulsoryEigenRisico'),
    voluntaryEigenRisico: sum('voluntaryEigenRisico'),
    inTermijnen: sum('inTermijnen'),
    uitgekeerd: sum('uitgekeerd'),
  };
}

// Own risk in terms does not count as reimbursed, as on a care cost line (docs/decisions.md §6).
function amountsInContract(amounts: LineAmounts) {
  const { gedeclareerd, notCovered, wettelijkeBijdrage, inTermijnen, uitgekeerd } = amounts;
  const eigenRisico = amounts.compulsoryEigenRisico + amounts.voluntaryEigenRisico;
  const own = notCovered + wettelijkeBijdrage + eigenRisico;
  return {
    bedragGedeclareerd: centsToEuros(gedeclareerd),
    bedragVergoed: centsToEuros(gedeclareerd - own),
    bedragNietVergoed: centsToEuros(own),
    bedragWettelijkeBijdrage: centsToEuros(wettelijkeBijdrage),
    bedragEigenRisico: centsToEuros(eigenRisico),
    bedragEigenRisicoInTermijnen: centsToEuros(inTermijnen),
    bedragUitgekeerd: centsToEuros(uitgekeerd),
  };
}

function steps(stappen: LineOutcome['stappen']): VerwachteRegel['stappen'] {
  return stappen.map(({ stap, bedrag, uitleg }) => ({
    stap,
    bedrag: centsToEuros(bedrag),
    uitleg,
  }));
}

function lineInContract(
  { amounts, jaar, meldingen, stappen }: LineOutcome,
  input: LineInput | undefined,
): VerwachteRegel {
  return {
    ...amountsInContract(amounts),
    behandelDatum: input?.behandelDatum ?? '',
    zorgsoort: input?.zorgsoort ?? '',
    jaar,
    stappen: steps(stappen),
    meldingen: [...meldingen],
  };
}

/** Returns the expected payout of these lines in the contract's form. */
export function verwachteVergoedingInContract(
  lines: readonly LineOutcome[],
  inputs: readonly LineInput[],
  onderweg: number,
): VerwachteVergoeding {
  const amounts = amountsTogether(lines);
  const [only, ...more] = lines;
  const stappen = only && more.length === 0 ? only.stappen : stepsOf({ amounts }, []);
  return {
    totaal: { ...amountsInContract(amounts), stappen: steps(stappen) },
    regels: lines.map((line, i) => lineInContract(line, inputs[i])),
    onderweg,
  };
}
