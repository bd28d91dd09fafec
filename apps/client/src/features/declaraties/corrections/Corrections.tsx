import { formatDay } from '@mijn/domain/dayOnScreen';
import { Alert } from '@mijn/ui/Alert';
import { Amount } from '@mijn/ui/Amount';
import { Facts } from '@mijn/ui/Facts';
import { Stack } from '@mijn/ui/Stack';
import { useAppEnvironment } from '../../../api/environment.ts';
import * as m from '../../../generated/texts/corrections.js';
import type { DeclaratieDetail } from '../detail/declaratieDetail.ts';

type Correction = DeclaratieDetail['correcties'][number];

const parts = [
  ['eigenRisicoBedrag', m.eigenRisico],
  ['wettelijkeBijdrageBedrag', m.wettelijkeBijdrage],
  ['nietVergoedBedrag', m.notCovered],
  ['vergoedBedrag', m.reimbursed],
] as const;

// What became more is said to be more.
function Change({ cents }: { readonly cents: number }) {
  return (
    <>
      {cents > 0 && '+\u00A0'}
      <Amount cents={cents} />
    </>
  );
}

interface OneProps {
  readonly correction: Correction;
  /** The year for which the corrected line counts. */
  readonly jaar: string;
}

/** How the money of a correction comes; nothing where it is none of the person's. */
function How({ correction, jaar }: OneProps) {
  const { taal } = useAppEnvironment();
  const { eigenRisicoBedrag, eigenRisicoInTermijnen, wettelijkeBijdrageBedrag } = correction;
  const isOnInvoice =
    eigenRisicoBedrag !== eigenRisicoInTermijnen || wettelijkeBijdrageBedrag !== 0;
  return (
    <>
      {isOnInvoice && <p>{m.onInvoice({ dag: formatDay(correction.datum, taal) })}</p>}
      {eigenRisicoInTermijnen !== 0 && <p>{m.inTermijnen({ jaar })}</p>}
    </>
  );
}

function One({ correction, jaar }: OneProps) {
  const { taal } = useAppEnvironment();
  const dag = formatDay(correction.datum, taal);
  const isTakenBack = correction.soort === 'teruggenomen';
  const changed = parts.filter(([part]) => correction[part] !== 0);
  return (
    <Alert
      kind={isTakenBack ? 'warning' : 'info'}
      title={isTakenBack ? m.takenBack({ dag }) : m.shifted({ dag })}
    >
      <Stack space="tight">
        <p>{isTakenBack ? m.takenBackText() : m.shiftedText({ jaar })}</p>
        <Facts
          facts={changed.map(([part, term]) => ({
            key: part,
            term: term(),
            value: <Change cents={correction[part]} />,
          }))}
        />
        <How correction={correction} jaar={jaar} />
      </Stack>
    </Alert>
  );
}

/** What was corrected of a claim since it was judged (ADR 0070): when, why, and what that changes. */
export function Corrections({
  correcties,
  regels,
}: Pick<DeclaratieDetail, 'correcties' | 'regels'>) {
  return correcties.map((correction) => {
    const line = regels.find(({ volgnummer }) => volgnummer === correction.corrigeert);
    const day = line?.behandelDatum ?? correction.datum;
    return <One key={correction.volgnummer} correction={correction} jaar={day.slice(0, 4)} />;
  });
}
