import { formatDay } from '@mijn/domain/datum';
import { formatAmount } from '@mijn/domain/money';
import { pathOfBetaalverzoek } from '@mijn/domain/paths';
import { Alert } from '@mijn/ui/Alert';
import { Link } from '@mijn/ui/Link';
import { Stack } from '@mijn/ui/Stack';
import { useAppEnvironment } from '../../../api/environment.ts';
import * as m from '../../../generated/texts/achterstand.js';
import { ArrearsLink } from '../../../help/ArrearsLink.tsx';
import { HelpDesk } from '../../../help/HelpDesk.tsx';
import { DisputeArrears } from './DisputeArrears.tsx';

/** Premium arrears; integer cents. */
export interface Achterstand {
  readonly stap: 'aanbod' | 'waarschuwing' | 'aanmelding';
  readonly maanden: number;
  readonly bedrag: number;
  /** `yyyy-mm-dd`; null: nobody disputes them. */
  readonly betwistSinds: string | null;
  /** `yyyy-mm-dd`: a dispute of this stage was answered; null: none was. */
  readonly betwistingBeantwoord: string | null;
  readonly volgende: { readonly maanden: number } | null;
}

interface StageWords {
  readonly kind: 'info' | 'warning' | 'error';
  readonly title: () => string;
  readonly text: (values: { readonly maanden: string }) => string;
}

const stages: Readonly<Record<Achterstand['stap'], StageWords>> = {
  aanbod: { kind: 'info', title: m.offerTitle, text: m.offerText },
  waarschuwing: { kind: 'warning', title: m.warningTitle, text: m.warningText },
  aanmelding: { kind: 'error', title: m.registeredTitle, text: m.registeredText },
};

/** Returns whether a person can dispute arrears: once per stage. */
export function mayDispute({
  betwistSinds,
  betwistingBeantwoord,
}: Pick<Achterstand, 'betwistSinds' | 'betwistingBeantwoord'>): boolean {
  return betwistSinds === null && betwistingBeantwoord === null;
}

interface AchterstandNoticeProps {
  readonly achterstand: Achterstand;
  /** A payment request for which an arrangement can be made; undefined when none is open. */
  readonly betalingsKenmerk: string | undefined;
  /**
   * Whether the arrears can be disputed; undefined when another notice has the form, which is about all of a
   * person's arrears.
   */
  readonly mayDispute?: boolean | undefined;
}

/** The stage of the premium arrears, its meaning and the options. */
export function AchterstandNotice(props: AchterstandNoticeProps) {
  const { achterstand, betalingsKenmerk, mayDispute: isAllowed } = props;
  const { language } = useAppEnvironment();
  const { stap, maanden, bedrag, betwistSinds, betwistingBeantwoord, volgende } = achterstand;
  const { kind, title, text } = stages[stap];
  return (
    <Alert kind={kind} title={title()} heading>
      <Stack space="tight">
        <p>
          {m.owed({ maanden, bedrag: formatAmount(bedrag, language) })}{' '}
          {text({ maanden: String(volgende?.maanden ?? maanden) })}
        </p>
        {/* Rendered from the start, so that its content is announced. */}
        <output>
          {betwistSinds !== null && (
            <strong>{m.disputed({ day: formatDay(betwistSinds, language) })}</strong>
          )}
          {betwistSinds === null &&
            betwistingBeantwoord !== null &&
            m.disputeAnswered({ day: formatDay(betwistingBeantwoord, language) })}
        </output>
        <p>
          {m.choices()} <HelpDesk />
        </p>
        {betalingsKenmerk !== undefined && (
          <p>
            <Link href={pathOfBetaalverzoek(betalingsKenmerk)}>{m.askRegeling()}</Link>
          </p>
        )}
        <p>
          <ArrearsLink />
        </p>
        {isAllowed !== undefined && <DisputeArrears isAllowed={isAllowed} />}
      </Stack>
    </Alert>
  );
}
