import type { Vooraf } from '@mijn/contract/vooraf';
import { centsToEuros } from '@mijn/domain/money';
import type { LineOutcome } from '../assess/shapes.ts';

/** Care that a person considers, and the amount of their claims in progress. */
export interface PlannedCare {
  readonly zorgsoort: string;
  readonly today: Temporal.PlainDate;
  readonly onderweg: number;
}

/** Returns the engine's outcome for care on today's date: steps, remarks and the person's own share. */
export function voorafInContract(
  line: LineOutcome,
  { zorgsoort, today, onderweg }: PlannedCare,
): Vooraf {
  const { amounts } = line;
  const { gedeclareerd, notCovered, wettelijkeBijdrage, inTermijnen } = amounts;
  const eigenRisico = amounts.compulsoryEigenRisico + amounts.voluntaryEigenRisico;
  const own = notCovered + wettelijkeBijdrage + eigenRisico;
  return {
    dag: today.toString(),
    jaar: today.year,
    zorgsoort,
    stappen: [
      { stap: 'gedeclareerd', bedrag: centsToEuros(gedeclareerd) },
      { stap: 'nietVergoed', bedrag: centsToEuros(notCovered) },
      { stap: 'wettelijkeBijdrage', bedrag: centsToEuros(wettelijkeBijdrage) },
      { stap: 'eigenRisico', bedrag: centsToEuros(eigenRisico) },
      { stap: 'vergoed', bedrag: centsToEuros(gedeclareerd - own) },
    ],
    meldingen: [...line.meldingen],
    bedragZelf: centsToEuros(own),
    bedragEigenRisicoInTermijnen: centsToEuros(inTermijnen),
    onderweg,
  };
}
