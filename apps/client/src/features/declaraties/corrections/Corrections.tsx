import { formatDay } from '@mijn/domain/datum';
import type { Language } from '@mijn/domain/language';
import { formatList } from '@mijn/domain/format';
import { formatAmount } from '@mijn/domain/money';
import { correctedAmounts } from '@mijn/domain/staircase';
import { Alert } from '@mijn/ui/Alert';
import { Stack } from '@mijn/ui/Stack';
import { useAppEnvironment } from '../../../api/environment.ts';
import * as m from '../../../generated/texts/corrections.js';
import * as words from '../../../generated/texts/shared.js';
import { courseSteps } from '../detail/course.ts';
import type { DeclaratieDetail } from '../detail/declaratieDetail.ts';

type Correction = DeclaratieDetail['correcties'][number];

/** The title and the text of each kind of correction. */
const kinds = {
  teruggenomen: [m.takenBack, m.takenBackText],
  verschoven: [m.shifted, m.shiftedText],
  verminderd: [m.shifted, m.loweredText],
} as const;

// A bill without own risk, with a contribution only, is not described as own risk.
function kindOf({ soort, eigenRisicoBedrag }: Correction) {
  if (soort === 'teruggenomen' && eigenRisicoBedrag !== 0)
    return [m.takenBack, m.takenBackBearsText] as const;
  return kinds[soort];
}

const parts = [
  ['eigenRisicoBedrag', m.eigenRisico],
  ['wettelijkeBijdrageBedrag', words.wettelijkeBijdrage],
  ['vergoedBedrag', m.reimbursed],
] as const;

function change(cents: number, language: Language): string {
  return `${cents > 0 ? '+\u00A0' : ''}${formatAmount(cents, language)}`;
}

interface OneProps {
  readonly correction: Correction;
}

// The year that its care counts for, since a bill may have care of two.
const yearOf = ({ behandelDatum }: Correction): string => behandelDatum.slice(0, 4);

/** How the money of a correction comes; renders nothing when it is not the person's. */
function How({ correction }: OneProps) {
  const { language } = useAppEnvironment();
  const { eigenRisicoBedrag, eigenRisicoInTermijnen, wettelijkeBijdrageBedrag } = correction;
  const day = formatDay(correction.datum, language);
  const ofEigenRisico = eigenRisicoBedrag !== eigenRisicoInTermijnen;
  return (
    <>
      {ofEigenRisico && <p>{m.onInvoice({ day })}</p>}
      {!ofEigenRisico && wettelijkeBijdrageBedrag !== 0 && <p>{m.onInvoiceBijdrage({ day })}</p>}
      {eigenRisicoInTermijnen !== 0 && <p>{m.inTermijnen({ year: yearOf(correction) })}</p>}
    </>
  );
}

function One({ correction }: OneProps) {
  const { language } = useAppEnvironment();
  const day = formatDay(correction.datum, language);
  const [title, why] = kindOf(correction);
  const changed = parts.filter(([part]) => correction[part] !== 0);
  return (
    <Alert kind="info" title={title({ day })}>
      <Stack space="tight">
        <p>{why({ year: yearOf(correction) })}</p>
        {changed.map(([part, term]) => (
          <p key={part}>
            {term()}: {change(correction[part], language)}
          </p>
        ))}
        <How correction={correction} />
      </Stack>
    </Alert>
  );
}

// The amounts of the decision after all corrections.
function Now({ regels, correcties }: Pick<DeclaratieDetail, 'regels' | 'correcties'>) {
  const { language } = useAppEnvironment();
  const now = correctedAmounts(regels, correcties);
  const amounts = [
    [words.wettelijkeBijdrage(), now.wettelijkeBijdrage],
    [m.eigenRisico(), now.eigenRisico],
    [m.reimbursed(), now.uitgekeerd],
  ] as const;
  const shown = amounts.filter(([, cents], i) => cents !== 0 || i === amounts.length - 1);
  const list = shown.map(([term, cents]) => `${term} ${formatAmount(cents, language)}`);
  return <p>{m.holdsNow({ amounts: formatList(list, language) })}</p>;
}

// Introduces the rest of the page, which is the decision as it was then.
function Before({ verloop }: Pick<DeclaratieDetail, 'verloop'>) {
  const { language } = useAppEnvironment();
  const day = courseSteps('AFGEHANDELD', verloop).at(-1)?.datum;
  return (
    <p>
      <strong>{day ? m.decidedOn({ day: formatDay(day, language) }) : m.decidedBefore()}</strong>
    </p>
  );
}

/**
 * The corrections of a claim since its decision (ADR 0070): when, why, their effect and the amounts now;
 * and the date of the decision below it.
 */
export function Corrections({
  correcties,
  regels,
  verloop,
}: Pick<DeclaratieDetail, 'correcties' | 'regels' | 'verloop'>) {
  return (
    <>
      {correcties.map((correction) => (
        <One key={correction.volgnummer} correction={correction} />
      ))}
      <Now regels={regels} correcties={correcties} />
      <Before verloop={verloop} />
    </>
  );
}
