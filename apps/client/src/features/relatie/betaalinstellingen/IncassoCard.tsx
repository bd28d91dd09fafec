import { formatDay } from '@mijn/domain/datum';
import { formatAmount } from '@mijn/domain/money';
import { pages } from '@mijn/domain/paths';
import { Button } from '@mijn/ui/Button';
import { Card } from '@mijn/ui/Card';
import { Disclosure } from '@mijn/ui/Disclosure';
import { Facts } from '@mijn/ui/Facts';
import { Link } from '@mijn/ui/Link';
import { Stack } from '@mijn/ui/Stack';
import { type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import { useAppEnvironment } from '../../../api/environment.ts';
import { sendOperation } from '../../../api/sendOperation.ts';
import { useMutation } from '../../../api/useMutation.ts';
import { useRevalidation } from '../../../api/revalidation.ts';
import { LoggedOut } from '../../../forms/loggedOut/LoggedOut.tsx';
import { PostForm } from '../../../forms/PostForm.tsx';
import { usePostOutcome } from '../../../forms/usePostOutcome.ts';
import * as m from '../../../generated/texts/betaalinstellingen.js';
import { MaskedIban } from '../../../help/MaskedIban.tsx';
import { stopIncassoOperation } from './betaalinstellingen.operations.ts';
import { type Incasso, incassoForms } from './incasso.ts';
import { IncassoForm, IncassoProblem } from './IncassoForm.tsx';

interface Debit {
  readonly datum: string;
  readonly bedrag: number;
  readonly iban?: string | null;
}

function Debits({
  title,
  debits,
}: {
  readonly title: ReactNode;
  readonly debits: readonly Debit[];
}) {
  const { language } = useAppEnvironment();
  if (debits.length === 0) return null;
  return (
    <div>
      <p>{title}</p>
      <Facts
        facts={debits.map(({ datum, bedrag, iban }, i) => ({
          key: String(i),
          term: formatDay(datum, language),
          value: (
            <>
              {formatAmount(bedrag, language)}
              {iban && <MaskedIban iban={iban} sentence={(text) => ` ${m.debitFrom(text)}`} />}
            </>
          ),
        }))}
      />
    </div>
  );
}

interface StopProps {
  readonly incasso: Incasso;
  readonly kenmerk: string;
  readonly onDone: () => void;
}

function Stop({ incasso: { bijBank, gepland }, kenmerk, onDone }: StopProps) {
  const posted = usePostOutcome(incassoForms.stop);
  const { revalidate } = useRevalidation();
  const { phase, send } = useMutation(() => sendOperation(stopIncassoOperation, { kenmerk }));
  const state = (phase === 'idle' && posted?.problem) || phase;
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (!(await send())?.succeeded) return;
    await revalidate();
    onDone();
  };
  return (
    <PostForm name={incassoForms.stop} onSubmit={(event) => void submit(event)}>
      <input type="hidden" name={incassoForms.kenmerk} value={kenmerk} />
      <Stack>
        <p>{m.debitStopText()}</p>
        <Debits title={m.debitStopAtBank()} debits={bijBank} />
        <Debits title={m.debitStopPlanned()} debits={gepland} />
        <p>{m.debitStopTerms()}</p>
        <div>
          <Button type="submit" variant="secondary" busy={phase === 'busy'}>
            {m.debitStop()}
          </Button>
        </div>
        <IncassoProblem phase={state} />
        <LoggedOut phase={state} filledIn={false} />
      </Stack>
    </PostForm>
  );
}

function Mandate({ incasso: { mandaat, aanbod } }: { readonly incasso: Incasso }) {
  const { language } = useAppEnvironment();
  if (mandaat === null) return null;
  const days = String(aanbod?.aankondiging ?? '');
  const { kenmerk, getekendOp, dag } = mandaat;
  return (
    <>
      <p>{m.debitOn({ dag })}</p>
      <Disclosure title={m.debitMandateTitle()}>
        {aanbod && <p>{m.debitTold({ days })}</p>}
        <Facts
          facts={[
            { key: 'kenmerk', term: m.debitReference(), value: kenmerk },
            { key: 'signed', term: m.debitSigned(), value: formatDay(getekendOp, language) },
            ...(aanbod
              ? [{ key: 'creditor', term: m.debitCreditor(), value: aanbod.incassant }]
              : []),
          ]}
        />
      </Disclosure>
    </>
  );
}

interface IncassoCardProps {
  readonly incasso: Incasso;
  readonly versie: number;
  /** The account, masked; null when unknown. */
  readonly iban: string | null;
}

/** Direct debit: the mandate with the debits to come, and the forms to start, change and stop it. */
export function IncassoCard({ incasso, versie, iban }: IncassoCardProps) {
  const { config } = useAppEnvironment();
  const { mandaat, aanbod, bijBank, gepland } = incasso;
  const box = useRef<HTMLDivElement>(null);
  const postedDay = usePostOutcome(incassoForms.changeDay);
  const postedStop = usePostOutcome(incassoForms.stop);
  const postedStart = usePostOutcome(incassoForms.start);
  // A change closes its form, and the state itself takes the focus, so that it is read out.
  const [changes, setChanges] = useState(0);
  const done = () => {
    setChanges((before) => before + 1);
    box.current?.focus();
  };
  const disclosure = (title: string, isPosted: boolean, content: ReactNode) => (
    <Disclosure key={`${title} ${changes}`} title={title} open={changes === 0 && isPosted}>
      {content}
    </Disclosure>
  );
  return (
    <Card title={m.debitTitle()}>
      <Stack>
        <div ref={box} tabIndex={-1}>
          <Stack>
            {mandaat === null ? (
              <p>
                {m.debitOff()} <Link href={pages.facturen.path}>{m.debitToInvoices()}</Link>
              </p>
            ) : (
              <Mandate incasso={incasso} />
            )}
            <Debits title={m.debitAtBank()} debits={bijBank} />
            <Debits
              title={
                iban === null ? (
                  m.debitPlanned()
                ) : (
                  <MaskedIban iban={iban} sentence={m.debitPlannedFrom} />
                )
              }
              debits={mandaat === null ? [] : gepland}
            />
          </Stack>
        </div>
        {!config.internal && (
          <>
            {mandaat === null && aanbod !== null && iban === null && <p>{m.debitNeedsAccount()}</p>}
            {aanbod !== null &&
              iban !== null &&
              disclosure(
                mandaat === null ? m.debitStart() : m.debitChangeDay(),
                (mandaat === null ? postedStart : postedDay) !== undefined,
                <IncassoForm
                  key={changes}
                  offer={aanbod}
                  versie={versie}
                  iban={iban}
                  runningDay={mandaat?.dag}
                  onDone={done}
                />,
              )}
            {mandaat !== null &&
              disclosure(
                m.debitStop(),
                postedStop !== undefined,
                <Stop incasso={incasso} kenmerk={mandaat.kenmerk} onDone={done} />,
              )}
          </>
        )}
      </Stack>
    </Card>
  );
}
