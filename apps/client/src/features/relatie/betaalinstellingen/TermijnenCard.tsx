import { formatDay } from '@mijn/domain/datum';
import type { Language } from '@mijn/domain/language';
import { formatAmount } from '@mijn/domain/money';
import { insuredNameAmong } from '@mijn/domain/namesakes';
import { Button } from '@mijn/ui/Button';
import { Card } from '@mijn/ui/Card';
import { Disclosure } from '@mijn/ui/Disclosure';
import { Stack } from '@mijn/ui/Stack';
import { VisuallyHidden } from '@mijn/ui/VisuallyHidden';
import type { ResultOf } from 'gql.tada';
import { type SubmitEvent, useRef } from 'react';
import { useAppEnvironment } from '../../../api/environment.ts';
import { useRevalidation } from '../../../api/revalidation.ts';
import { sendOperation } from '../../../api/sendOperation.ts';
import { useMutation } from '../../../api/useMutation.ts';
import { LoggedOut } from '../../../forms/loggedOut/LoggedOut.tsx';
import { PostForm } from '../../../forms/PostForm.tsx';
import { usePostOutcome } from '../../../forms/usePostOutcome.ts';
import * as m from '../../../generated/texts/betaalinstellingen.js';
import {
  type betaalinstellingenOperation,
  kiesEigenRisicoInTermijnenOperation,
} from './betaalinstellingen.operations.ts';
import { IncassoProblem } from './IncassoForm.tsx';
import { termijnenForm } from './termijnen.ts';

type Offer = NonNullable<ResultOf<typeof betaalinstellingenOperation>['eigenRisicoInTermijnen']>;

type Persoon = Offer['personen'][number];

// Terms of equal amounts are told once; the last one may differ by cents.
function termijnenWords({ termijnen }: Persoon, language: Language): string {
  const [first] = termijnen;
  const last = termijnen.at(-1);
  if (!first || !last) return '';
  const aantal = termijnen.length;
  const days = { from: formatDay(first.datum, language), until: formatDay(last.datum, language) };
  if (first.bedrag === null) return m.termsUnknown({ aantal, ...days });
  const bedrag = formatAmount(first.bedrag, language);
  if (last.bedrag === null || last.bedrag === first.bedrag)
    return m.terms({ aantal, bedrag, ...days });
  return m.termsWithLast({ aantal, bedrag, last: formatAmount(last.bedrag, language), ...days });
}

const named = ({ opgemaakteNaam, geboorteDatum }: Persoon) => ({
  naamVerzekerde: opgemaakteNaam,
  geboorteDatum,
});

interface ChoiceProps {
  readonly persoon: Persoon;
  readonly naam: string;
  readonly jaar: number;
  readonly onDone: () => void;
}

/** The button that chooses terms for a person, or undoes that. */
function ChoiceForm({ persoon, naam, jaar, onDone }: ChoiceProps) {
  const { relatienummer, gekozen } = persoon;
  const { name } = termijnenForm;
  const posted = usePostOutcome(name);
  const own = posted?.values[termijnenForm.relatienummer] === relatienummer ? posted : undefined;
  const { revalidate } = useRevalidation();
  const { phase, send } = useMutation(() =>
    sendOperation(kiesEigenRisicoInTermijnenOperation, { relatienummer, jaar, gekozen: !gekozen }),
  );
  const state = (phase === 'idle' && own?.problem) || phase;
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (!(await send())?.succeeded) return;
    await revalidate();
    onDone();
  };
  return (
    <PostForm name={name} onSubmit={(event) => void submit(event)}>
      <input type="hidden" name={termijnenForm.relatienummer} value={relatienummer} />
      <input type="hidden" name={termijnenForm.jaar} value={jaar} />
      <input type="hidden" name={termijnenForm.gekozen} value={String(!gekozen)} />
      <Stack>
        <div>
          <Button type="submit" variant="secondary" small busy={phase === 'busy'}>
            {gekozen ? m.termsUndo() : m.termsChoose()}
            <VisuallyHidden> {m.termsFor({ naam })}</VisuallyHidden>
          </Button>
        </div>
        <IncassoProblem phase={state} />
        <LoggedOut phase={state} filledIn={false} />
      </Stack>
    </PostForm>
  );
}

/** Own risk of the next year in terms, by person: the terms, the conditions, and the choice. */
export function TermijnenCard({ offer: { jaar, uiterlijk, personen } }: { readonly offer: Offer }) {
  const { language, config } = useAppEnvironment();
  const box = useRef<HTMLDivElement>(null);
  const year = String(jaar);
  return (
    <Card title={m.termsTitle({ year })}>
      <Stack>
        <Disclosure title={m.termsHow()}>
          <p>{m.termsText()}</p>
          <p>{m.termsEnd()}</p>
        </Disclosure>
        {/* A choice moves the focus here, so that the state is read out. */}
        <div ref={box} tabIndex={-1}>
          <Stack>
            {personen.map((persoon) => {
              const naam = insuredNameAmong(named(persoon), personen.map(named), language);
              return (
                <div key={persoon.relatienummer}>
                  <h3>{naam}</h3>
                  <p>
                    {persoon.vrijwilligEigenRisico
                      ? m.termsVoluntary()
                      : persoon.gekozen
                        ? m.termsChosen({ terms: termijnenWords(persoon, language) })
                        : m.termsWouldBe({ terms: termijnenWords(persoon, language) })}
                  </p>
                  {!config.internal && (persoon.gekozen || !persoon.vrijwilligEigenRisico) && (
                    <ChoiceForm
                      persoon={persoon}
                      naam={naam}
                      jaar={jaar}
                      onDone={() => box.current?.focus()}
                    />
                  )}
                </div>
              );
            })}
          </Stack>
        </div>
        <p>{m.termsUntil({ day: formatDay(uiterlijk, language) })}</p>
      </Stack>
    </Card>
  );
}
