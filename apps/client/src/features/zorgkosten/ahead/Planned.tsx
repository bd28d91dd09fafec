import { Alert } from '@mijn/ui/Alert';
import { useUiContext } from '@mijn/ui/UiProvider';
import { useAppEnvironment } from '../../../api/environment.ts';
import * as m from '../../../generated/texts/ahead.js';
import { plannedWords, type RemarkedLine } from '../../../help/meldingen/meldingWords.ts';
import type { Planned as PlannedData } from '../getZorgkosten.ts';

type Vooraf = NonNullable<PlannedData['vooraf']>;

function amountIn({ stappen }: Vooraf, name: string): number {
  return stappen.find(({ stap }) => stap === name)?.bedrag ?? 0;
}

function toRemarked(vooraf: Vooraf, declarant: string): RemarkedLine {
  const inTermijnen = vooraf.bedragEigenRisicoInTermijnen;
  return {
    declarant,
    zorgSoort: vooraf.zorgsoort,
    behandelDatum: vooraf.dag,
    gedeclareerdBedrag: amountIn(vooraf, 'gedeclareerd'),
    eigenRisicoBedrag: amountIn(vooraf, 'eigenRisico') - inTermijnen,
    eigenRisicoInTermijnen: inTermijnen,
    uitgekeerdBedrag: amountIn(vooraf, 'vergoed') + inTermijnen,
    meldingen: vooraf.meldingen,
    stappen: vooraf.stappen,
  };
}

function Outcome({ vooraf, name }: { readonly vooraf: Vooraf; readonly name: string }) {
  const { formatAmount } = useUiContext();
  const { language } = useAppEnvironment();
  const line = toRemarked(vooraf, name);
  const reasons = vooraf.meldingen.flatMap(
    (melding) => plannedWords(melding, line, language) ?? [],
  );
  const { bedragEigenRisicoInTermijnen: inTermijnen, onderweg: aantal } = vooraf;
  return (
    <Alert
      kind="info"
      title={m.outcome({
        zelf: formatAmount(vooraf.bedragZelf),
        vergoed: formatAmount(amountIn(vooraf, 'vergoed')),
      })}
    >
      {inTermijnen > 0 && <p>{m.outcomeTermijnen({ bedrag: formatAmount(inTermijnen) })}</p>}
      {/* Of own risk in terms the line above tells all. */}
      {inTermijnen === 0 && reasons.map((text) => <p key={text}>{text}</p>)}
      <p>{m.caveat()}</p>
      {aantal > 0 && <p>{m.openNote({ aantal })}</p>}
    </Alert>
  );
}

interface PlannedProps {
  readonly planned: PlannedData;
  readonly name: string;
}

function why(reason: PlannedData['reden'], name: string): string {
  if (reason === 'afgeschermd') return m.hidden({ name });
  return reason === 'gedeeldBudget' ? m.hiddenShared() : m.unknown();
}

/** What one would pay oneself, and why; or why that cannot be told. */
export function Planned({ planned: { vooraf, reden }, name }: PlannedProps) {
  if (vooraf) return <Outcome vooraf={vooraf} name={name} />;
  return (
    <Alert kind="info">
      <p>{why(reden, name)}</p>
    </Alert>
  );
}
