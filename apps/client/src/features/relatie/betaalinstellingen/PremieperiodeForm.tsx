import { formatDay } from '@mijn/domain/datum';
import type { Premieperiode } from '@mijn/domain/factuur';
import { Button } from '@mijn/ui/Button';
import { RadioCards } from '@mijn/ui/RadioCards';
import { Stack } from '@mijn/ui/Stack';
import { type SubmitEvent, useState } from 'react';
import { useAppEnvironment } from '../../../api/environment.ts';
import { sendOperation } from '../../../api/sendOperation.ts';
import { useMutation } from '../../../api/useMutation.ts';
import { useRevalidation } from '../../../api/revalidation.ts';
import { fieldId } from '../../../forms/bindFields.ts';
import { FormErrors } from '../../../forms/FormErrors.tsx';
import { LoggedOut } from '../../../forms/loggedOut/LoggedOut.tsx';
import { PostForm } from '../../../forms/PostForm.tsx';
import { useFields } from '../../../forms/useFields.ts';
import { usePostOutcome } from '../../../forms/usePostOutcome.ts';
import * as m from '../../../generated/texts/betaalinstellingen.js';
import * as words from '../../../generated/texts/shared.js';
import { kiesPremieperiodeOperation } from './betaalinstellingen.operations.ts';
import { IncassoProblem } from './IncassoForm.tsx';
import {
  isPremieperiode,
  type PremieperiodeChoice,
  premieperiodeForm,
  premieperiodeRules,
  type Premieperiodes,
  type VolgendeFactuur,
  nextFactuurWords,
} from './premieperiode.ts';

const labels: Readonly<Record<Premieperiode, () => string>> = {
  maand: m.premiePerMaand,
  kwartaal: m.premiePerKwartaal,
  jaar: m.premiePerJaar,
};

function NextFacturen({ facturen }: { readonly facturen: readonly VolgendeFactuur[] }) {
  const { language } = useAppEnvironment();
  return facturen
    .map((factuur, i) => {
      const text = {
        day: formatDay(factuur.datum, language),
        what: nextFactuurWords(factuur, language),
      };
      return i === 0 ? m.premieFirst(text) : m.premieThen(text);
    })
    .join(' ');
}

interface PremieperiodeFormProps {
  readonly premieperiode: Premieperiodes;
  /** A mandate debits the invoices. */
  readonly isDebited: boolean;
  readonly onDone: () => void;
}

/** The form to choose another period of premium, which says the first bills of each. */
export function PremieperiodeForm({
  premieperiode: { periode: huidig, keuzes },
  isDebited,
  onDone,
}: PremieperiodeFormProps) {
  const { name, periode } = premieperiodeForm;
  const posted = usePostOutcome(name);
  const [empty] = useState<PremieperiodeChoice>({ periode: '' });
  const [form] = useState({
    empty,
    rules: premieperiodeRules,
    names: [periode],
    context: undefined,
  });
  const fields = useFields(form, posted);
  const { revalidate } = useRevalidation();
  const { phase, send } = useMutation(
    (chosen: Premieperiode) =>
      sendOperation(kiesPremieperiodeOperation, { periode: chosen, huidig }),
    { keepsInput: true },
  );
  const state = (phase === 'idle' && posted?.problem) || phase;
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const { periode: chosen } = fields.values;
    if (!fields.check() || !isPremieperiode(chosen)) return;
    if (!(await send(chosen))?.succeeded) return;
    await revalidate();
    onDone();
  };
  return (
    <PostForm name={name} onSubmit={(event) => void submit(event)} noValidate>
      <input type="hidden" name={premieperiodeForm.huidig} value={huidig} />
      <Stack>
        <FormErrors title={words.errorsTitle()} errors={fields.errors} checks={fields.checks} />
        <RadioCards
          id={fieldId(periode)}
          name={periode}
          legend={m.premieLegend()}
          error={fields.error(periode)}
          defaultValue={fields.control(periode).defaultValue}
          onValueChange={(value) => fields.fillIn(periode, value)}
          options={keuzes
            .filter((keuze) => keuze.periode !== huidig)
            .map((keuze) => ({
              value: keuze.periode,
              label: labels[keuze.periode](),
              description: <NextFacturen facturen={keuze.facturen} />,
            }))}
        />
        <p>{m.premieFrom()}</p>
        <p>
          {isDebited && m.premieDebit()} {m.premieBack()}
        </p>
        <div>
          <Button type="submit" busy={phase === 'busy'}>
            {m.premieSave()}
          </Button>
        </div>
        <IncassoProblem phase={state} />
        <LoggedOut phase={state} filledIn={fields.values.periode !== ''} />
      </Stack>
    </PostForm>
  );
}
