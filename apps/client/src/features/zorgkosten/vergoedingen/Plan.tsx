import type { Language } from '@mijn/domain/language';
import { listFields } from '@mijn/domain/queryFields';
import { zorgsoortName } from '@mijn/domain/zorgsoorten';
import { Alert } from '@mijn/ui/Alert';
import { AmountInput } from '@mijn/ui/AmountInput';
import { Button } from '@mijn/ui/Button';
import { Card } from '@mijn/ui/Card';
import { Field } from '@mijn/ui/Field';
import { Select } from '@mijn/ui/Select';
import { Stack } from '@mijn/ui/Stack';
import { type SubmitEvent, useState } from 'react';
import { useAppEnvironment } from '../../../api/environment.ts';
import type { Part } from '../../../api/response.ts';
import { sendOperation } from '../../../api/sendOperation.ts';
import { useMutation } from '../../../api/useMutation.ts';
import { fieldId } from '../../../forms/bindFields.ts';
import { useFirstWrong } from '../useFirstWrong.ts';
import { LoggedOut } from '../../../forms/loggedOut/LoggedOut.tsx';
import { PostForm } from '../../../forms/PostForm.tsx';
import type { Rules } from '../../../forms/rules.ts';
import { useFields } from '../../../forms/useFields.ts';
import { usePostOutcome } from '../../../forms/usePostOutcome.ts';
import * as m from '../../../generated/texts/vergoedingen.js';
import type { Planned as PlannedData } from './getVergoedingen.ts';
import { voorafOperation } from './vergoedingen.operations.ts';
import { Planned } from './Planned.tsx';
import { planForm, toEuros } from './planForm.ts';

interface PlanProps {
  readonly person: string | undefined;
  readonly name: string;
  /** Kinds of care to choose from, and the chosen one at first and whenever it changes. */
  readonly kinds: readonly string[];
  readonly care: string;
  /** The words by which care is searched: the page that a post answers shows the same care. */
  readonly zoek: string;
  /** Result of a form posted without script; null when none was posted. */
  readonly posted: Part<PlannedData> | null;
}

interface PlanValues {
  readonly zorgsoort: string;
  /** The amount as typed. */
  readonly bedrag: string;
}

const rules: Rules<PlanValues, Language> = {
  bedrag: (typed, language) =>
    toEuros(typed, language) === undefined ? m.amountWrong() : undefined,
};

interface PlanOutcome {
  readonly to: PlanValues;
  readonly planned: PlannedData | null;
}

function outcomeOf({ to, planned }: PlanOutcome, now: PlanValues) {
  const belongs = to.zorgsoort === now.zorgsoort && to.bedrag === now.bedrag;
  return { planned: belongs ? planned : null, hasChanged: planned !== null && !belongs };
}

function usePlan({ person, care, posted }: Pick<PlanProps, 'person' | 'care' | 'posted'>) {
  const { language } = useAppEnvironment();
  const outcome = usePostOutcome(planForm.name);
  const empty: PlanValues = { zorgsoort: care, bedrag: '' };
  const fields = useFields(
    { empty, rules, names: [planForm.zorgsoort, planForm.bedrag], context: language },
    outcome,
  );
  useFirstWrong(fields);
  const [followed, setFollowed] = useState(care);
  if (followed !== care) {
    setFollowed(care);
    fields.fillIn(planForm.zorgsoort, care);
  }
  // The result with the values that it belongs to: hidden once a field differs.
  const [answer, setAnswer] = useState({
    to: fields.values,
    planned: posted?.succeeded ? posted.value : null,
  });
  const { phase, send } = useMutation(
    (zorgsoort: string, bedrag: string) =>
      sendOperation(voorafOperation, { relatienummer: person ?? null, zorgsoort, bedrag }),
    { keepsInput: true },
  );
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const to = fields.values;
    const { zorgsoort, bedrag: typed } = to;
    const bedrag = fields.check() ? toEuros(typed, language) : undefined;
    if (bedrag === undefined) return;
    const result = await send(zorgsoort, bedrag);
    setAnswer({ to, planned: result?.succeeded ? result.value : null });
  };
  const hasFailed =
    phase === 'idle'
      ? posted?.succeeded === false
      : !['busy', 'succeeded', 'loggedOut'].includes(phase);
  return {
    language,
    ...outcomeOf(answer, fields.values),
    fields,
    followed,
    phase,
    submit,
    hasFailed,
  };
}

type PlanFieldsProps = Pick<ReturnType<typeof usePlan>, 'fields' | 'followed' | 'language'> &
  Pick<PlanProps, 'kinds'>;

function PlanFields({ fields, followed, language, kinds }: PlanFieldsProps) {
  return (
    <>
      <Field id={fieldId(planForm.zorgsoort)} label={m.care()}>
        {(field) => (
          <Select
            {...field}
            {...fields.control(planForm.zorgsoort)}
            // Shows the care that was followed; what the person chooses stays uncontrolled.
            key={followed}
            defaultValue={fields.values.zorgsoort}
          >
            {kinds.map((care) => (
              <option key={care} value={care}>
                {zorgsoortName(care, language)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field
        id={fieldId(planForm.bedrag)}
        label={m.amount()}
        hint={m.amountHint()}
        error={fields.error(planForm.bedrag)}
      >
        {(field) => (
          <AmountInput {...field} {...fields.control(planForm.bedrag)} enterKeyHint="go" />
        )}
      </Field>
    </>
  );
}

/** "Wat betaal ik zelf?": lets the insurer's engine calculate the costs of planned care. */
export function Plan(props: PlanProps) {
  const { language, planned, hasChanged, fields, followed, phase, submit, hasFailed } =
    usePlan(props);
  return (
    <Card title={m.ownTitle()} onScreenOnly={!planned}>
      <PostForm
        name={planForm.name}
        id={planForm.name}
        place={planForm.name}
        onSubmit={(event) => void submit(event)}
        noValidate
      >
        <input type="hidden" name={planForm.person} value={props.person ?? ''} />
        <input type="hidden" name={listFields.search} value={props.zoek} />
        <Stack>
          <p>{m.ownText()}</p>
          <PlanFields fields={fields} followed={followed} language={language} kinds={props.kinds} />
          <div>
            <Button type="submit" variant="secondary" busy={phase === 'busy'}>
              {m.calculate()}
            </Button>
          </div>
          <output>
            {planned && <Planned planned={planned} name={props.name} />}
            {hasChanged && m.changed()}
          </output>
          <LoggedOut phase={phase} filledIn={fields.values.bedrag !== '' && !planned} />
          {hasFailed && (
            <Alert kind="error" role="alert">
              <p>{m.failed()}</p>
            </Alert>
          )}
        </Stack>
      </PostForm>
    </Card>
  );
}
