import { AmountInput } from '@mijn/ui/AmountInput';
import { DateInput } from '@mijn/ui/DateInput';
import { Field } from '@mijn/ui/Field';
import { Stack } from '@mijn/ui/Stack';
import { fieldId } from '../../../../forms/bindFields.ts';
import * as notaWords from '../../../../generated/texts/nota.js';
import * as stepsWords from '../../../../generated/texts/steps.js';
import type { ClaimLine, LineValues } from '../lines/lines.ts';
import { CareSelect } from '../steps/CareSelect.tsx';
import { plainForm, type PlainErrors } from './plainForm.ts';
import { nameInLine } from './postedLines.ts';

const nothing = () => undefined;

interface PlainLineProps {
  readonly line: ClaimLine;
  readonly at: number;
  readonly errors: PlainErrors;
}

function PlainLine({ line, at, errors }: PlainLineProps) {
  const { values } = line.form;
  const about = (field: keyof LineValues) => {
    const name = nameInLine(at, field);
    return { name, id: fieldId(name), error: errors[name] };
  };
  const [care, day, amount] = [about('zorgsoort'), about('behandelDatum'), about('bedrag')];
  const bound = (name: string, value: string) => ({
    name,
    value,
    onChange: nothing,
    onBlur: nothing,
  });
  return (
    <li>
      <Stack>
        <h3>{notaWords.lineTitle({ number: at + 1 })}</h3>
        <CareSelect id={care.id} error={care.error} control={bound(care.name, values.zorgsoort)} />
        <DateInput
          {...day}
          legend={stepsWords.behandelDatum()}
          labels={{ day: stepsWords.day(), month: stepsWords.month(), year: stepsWords.year() }}
          value={values.behandelDatum}
          onValueChange={nothing}
        />
        <Field id={amount.id} label={stepsWords.amountShort()} error={amount.error}>
          {(control) => (
            <AmountInput
              {...control}
              {...bound(amount.name, values.bedrag)}
              enterKeyHint="next"
              required
            />
          )}
        </Field>
        <input type="hidden" name={nameInLine(at, 'omschrijving')} value={values.omschrijving} />
      </Stack>
    </li>
  );
}

/** The lines of a bill with several, each with care, date and amount, without script. */
export function PlainLines(props: {
  readonly lines: readonly ClaimLine[];
  readonly errors: PlainErrors;
}) {
  const { lines, errors } = props;
  return (
    <section aria-labelledby={fieldId('lines')}>
      <Stack>
        <h2 id={fieldId('lines')}>{notaWords.linesTitle()}</h2>
        <p>{notaWords.plainLines()}</p>
        <input type="hidden" name={plainForm.lines} value={lines.length} />
        <ol>
          <Stack space="spacious">
            {lines.map((line, at) => (
              <PlainLine key={line.key} line={line} at={at} errors={errors} />
            ))}
          </Stack>
        </ol>
      </Stack>
    </section>
  );
}
