import { zorgsoorten, zorgsoortName } from '@mijn/domain/zorgsoorten';
import { Alert } from '@mijn/ui/Alert';
import { AmountInput } from '@mijn/ui/AmountInput';
import { Button } from '@mijn/ui/Button';
import { Card } from '@mijn/ui/Card';
import { Field } from '@mijn/ui/Field';
import { Select } from '@mijn/ui/Select';
import { Stack } from '@mijn/ui/Stack';
import { type SubmitEvent, useState } from 'react';
import { useAppEnvironment } from '../../../api/environment.ts';
import { sendOperation } from '../../../api/sendOperation.ts';
import { useMutation } from '../../../api/useMutation.ts';
import { PostForm } from '../../../forms/PostForm.tsx';
import { usePostOutcome } from '../../../forms/usePostOutcome.ts';
import * as m from '../../../generated/texts/ahead.js';
import type { Planned as PlannedData } from '../getZorgkosten.ts';
import { textOf } from '../textOf.ts';
import { voorafOperation } from '../zorgkosten.operations.ts';
import { Planned } from './Planned.tsx';
import { planForm, toEuros } from './planForm.ts';

interface PlanProps {
  readonly person: string | undefined;
  readonly name: string;
  /** What a posted form came to, before script. */
  readonly posted: PlannedData | null;
}

function usePlan({ person, posted }: Omit<PlanProps, 'name'>) {
  const { language } = useAppEnvironment();
  const outcome = usePostOutcome(planForm.name);
  const [planned, setPlanned] = useState(posted);
  const [error, setError] = useState(outcome?.errors[planForm.bedrag]);
  const { phase, send } = useMutation((zorgsoort: string, bedrag: string) =>
    sendOperation(voorafOperation, { relatienummer: person ?? null, zorgsoort, bedrag }),
  );
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const bedrag = toEuros(textOf(form, planForm.bedrag), language);
    setError(bedrag === undefined ? m.amountWrong() : undefined);
    if (bedrag === undefined) return;
    const result = await send(textOf(form, planForm.zorgsoort), bedrag);
    setPlanned(result?.succeeded ? result.value : null);
  };
  const hasFailed = !['idle', 'busy', 'succeeded'].includes(phase);
  return { language, planned, error, phase, submit, hasFailed, values: outcome?.values };
}

/** "Wat betaal ik zelf?": the insurer's engine on care that one has not had yet. */
export function Plan(props: PlanProps) {
  const { language, planned, error, phase, submit, hasFailed, values } = usePlan(props);
  return (
    <Card title={m.ownTitle()}>
      <PostForm name={planForm.name} onSubmit={(event) => void submit(event)} noValidate>
        <input type="hidden" name={planForm.person} value={props.person ?? ''} />
        <Stack>
          <p>{m.ownText()}</p>
          <Field id="planned-care" label={m.care()}>
            {(field) => (
              <Select
                {...field}
                name={planForm.zorgsoort}
                defaultValue={values?.[planForm.zorgsoort] ?? 'Ziekenhuis'}
              >
                {Object.keys(zorgsoorten).map((care) => (
                  <option key={care} value={care}>
                    {zorgsoortName(care, language)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field id="planned-amount" label={m.amount()} hint={m.amountHint()} error={error}>
            {(field) => (
              <AmountInput
                {...field}
                enterKeyHint="go"
                name={planForm.bedrag}
                defaultValue={values?.[planForm.bedrag]}
              />
            )}
          </Field>
          <div>
            <Button type="submit" variant="secondary" busy={phase === 'busy'}>
              {m.calculate()}
            </Button>
          </div>
          <output>{planned && <Planned planned={planned} name={props.name} />}</output>
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
