import * as m from '../../../generated/texts/vergoedingen.js';
import { Alert } from '@mijn/ui/Alert';
import { useUiContext } from '@mijn/ui/UiProvider';
import { useAppEnvironment } from '../../../api/environment.ts';
import { amountOfStep, plannedWords } from '../../../help/meldingen/meldingWords.ts';
import { toRemarked } from '../toRemarked.ts';
import type { Planned as PlannedData } from './getVergoedingen.ts';

type Vooraf = NonNullable<PlannedData['vooraf']>;

const aboutEigenRisico: ReadonlySet<string> = new Set(['eigenRisico', 'eigenRisicoInTermijnen']);

function Outcome({ vooraf, name }: { readonly vooraf: Vooraf; readonly name: string }) {
  const { formatAmount } = useUiContext();
  const { language } = useAppEnvironment();
  const line = toRemarked(vooraf, { declarant: name, behandelDatum: vooraf.dag });
  const { bedragEigenRisicoInTermijnen: inTermijnen, onderweg: aantal } = vooraf;
  // Own risk in terms has a sentence of its own.
  const remarks = vooraf.meldingen.filter(
    ({ code }) => inTermijnen === 0 || !aboutEigenRisico.has(code),
  );
  const reasons = remarks.flatMap((melding) => plannedWords(melding, line, language) ?? []);
  return (
    <Alert
      kind="info"
      title={m.outcome({
        zelf: formatAmount(vooraf.bedragZelf),
        vergoed: formatAmount(amountOfStep(vooraf.stappen, 'vergoed')),
      })}
    >
      {inTermijnen > 0 && <p>{m.outcomeTermijnen({ bedrag: formatAmount(inTermijnen) })}</p>}
      {reasons.map((text) => (
        <p key={text}>{text}</p>
      ))}
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

/** Shows what the person would pay and why, or why that cannot be calculated. */
export function Planned({ planned: { vooraf, reden }, name }: PlannedProps) {
  if (vooraf) return <Outcome vooraf={vooraf} name={name} />;
  return (
    <Alert kind="info">
      <p>{why(reden, name)}</p>
    </Alert>
  );
}
