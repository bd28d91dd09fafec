import { formatDay } from '@mijn/domain/datum';
import type { Language } from '@mijn/domain/language';
import { formatAmount } from '@mijn/domain/money';
import { Alert } from '@mijn/ui/Alert';
import { Button } from '@mijn/ui/Button';
import { RadioCards } from '@mijn/ui/RadioCards';
import { Stack } from '@mijn/ui/Stack';
import type { SubmitEvent } from 'react';
import { useAppEnvironment } from '../../../api/environment.ts';
import { mayRetry } from '../../../api/sendOperation.ts';
import { fieldId } from '../../../forms/bindFields.ts';
import { FormErrors } from '../../../forms/FormErrors.tsx';
import { LoggedOut } from '../../../forms/loggedOut/LoggedOut.tsx';
import { PostForm } from '../../../forms/PostForm.tsx';
import { MaskedIban } from '../../../help/MaskedIban.tsx';
import * as askRegelingWords from '../../../generated/texts/askRegeling.js';
import * as regelingWords from '../../../generated/texts/regeling.js';
import * as words from '../../../generated/texts/shared.js';
import {
  askRegelingFields,
  choiceValue,
  type RegelingChoice,
  type RegelingBetaalverzoek,
} from './regelingChoice.ts';
import { useAskRegeling } from './useAskRegeling.ts';

// The duration, and the last amount if it differs; the monthly amount is part of the option's name.
function Course({ choice }: { readonly choice: RegelingChoice }) {
  const { language } = useAppEnvironment();
  const days = {
    first: formatDay(choice.eersteDatum, language),
    last: formatDay(choice.laatsteDatum, language),
  };
  const last = formatAmount(choice.laatsteBedrag, language);
  const same = choice.laatsteBedrag === choice.termijnBedrag;
  return same
    ? askRegelingWords.days(days)
    : `${askRegelingWords.days(days)} ${askRegelingWords.lastTime({ last })}`;
}

function choiceName({ maanden, termijnBedrag }: RegelingChoice, language: Language): string {
  return regelingWords.times({
    aantal: String(maanden),
    bedrag: formatAmount(termijnBedrag, language),
  });
}

function Failed({ phase }: { readonly phase: string }) {
  const changed = phase === 'conflict' || phase === 'missing';
  if (!changed && !mayRetry(phase)) return null;
  return (
    <Alert
      kind={changed ? 'info' : 'error'}
      title={changed ? askRegelingWords.changedTitle() : askRegelingWords.failedTitle()}
      role="alert"
    >
      <p>{changed ? askRegelingWords.changedText() : askRegelingWords.failedText()}</p>
    </Alert>
  );
}

interface AskRegelingProps {
  readonly betaalverzoek: RegelingBetaalverzoek;
  /** The debited account, masked; null when unknown. */
  readonly iban: string | null;
}

/**
 * The form to pay a payment request in instalments, which shows the costs of each option before anything is
 * agreed.
 */
export function AskRegeling({ betaalverzoek, iban }: AskRegelingProps) {
  const { language } = useAppEnvironment();
  const { fields, phase, send } = useAskRegeling(betaalverzoek);
  const { form, choice: name } = askRegelingFields;
  const covered = betaalverzoek.regelingBedrag ?? betaalverzoek.bedragTeBetalen;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send();
  };
  return (
    <PostForm name={form} id={form} place={form} onSubmit={submit} noValidate>
      <Stack>
        <FormErrors title={words.errorsTitle()} errors={fields.errors} checks={fields.checks} />
        <p>
          {askRegelingWords.explanation({
            bedrag: formatAmount(covered, language),
          })}{' '}
          {covered > betaalverzoek.bedragTeBetalen && `${askRegelingWords.coversAll()} `}
          {iban === null ? (
            askRegelingWords.debited()
          ) : (
            <MaskedIban iban={iban} sentence={askRegelingWords.debitedFrom} />
          )}
        </p>
        <RadioCards
          id={fieldId(name)}
          name={name}
          legend={askRegelingWords.legend()}
          error={fields.error(name)}
          defaultValue={fields.control(name).defaultValue}
          onValueChange={(value) => fields.fillIn(name, value)}
          options={betaalverzoek.regelingKeuzes.map((choice) => ({
            value: choiceValue(choice),
            label: choiceName(choice, language),
            description: <Course choice={choice} />,
          }))}
        />
        <p>{askRegelingWords.missed()}</p>
        <div>
          <Button type="submit" variant="secondary" busy={phase === 'busy'}>
            {askRegelingWords.agree()}
          </Button>
        </div>
        <Failed phase={phase} />
        <LoggedOut phase={phase} filledIn={fields.values[name] !== '' && phase !== 'succeeded'} />
      </Stack>
    </PostForm>
  );
}
