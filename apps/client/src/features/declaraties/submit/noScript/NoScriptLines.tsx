import * as scanWords from '../../../../generated/texts/scan.js';
import * as wizardWords from '../../../../generated/texts/wizard.js';
import { AmountInput } from '@mijn/ui/AmountInput';
import { DateInput } from '@mijn/ui/DateInput';
import { Field } from '@mijn/ui/Field';
import { Stack } from '@mijn/ui/Stack';
import type { ClaimLine, LineValues } from '../state/lineItems.ts';
import { CareSelect } from '../wizard/DetailFields.tsx';
import { noScriptForm, type NoScriptErrors } from './formFields.ts';
import { nameInLine, noScriptId } from './postedFields.ts';

const nothing = () => undefined;

interface PlainLineProps {
  readonly line: ClaimLine;
  readonly at: number;
  readonly errors: NoScriptErrors;
}

function PlainLine({ line, at, errors }: PlainLineProps) {
  const { values } = line.form;
  const about = (field: keyof LineValues) => {
    const name = nameInLine(at, field);
    return { name, id: noScriptId(name), error: errors[name] };
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
        <h3>{scanWords.lineTitle({ number: at + 1 })}</h3>
        <CareSelect id={care.id} error={care.error} control={bound(care.name, values.zorgsoort)} />
        <DateInput
          {...day}
          legend={wizardWords.behandelDatum()}
          labels={{ day: wizardWords.day(), month: wizardWords.month(), year: wizardWords.year() }}
          value={values.behandelDatum}
          onValueChange={nothing}
        />
        <Field id={amount.id} label={wizardWords.amountShort()} error={amount.error}>
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
export function NoScriptLines(props: {
  readonly lines: readonly ClaimLine[];
  readonly errors: NoScriptErrors;
}) {
  const { lines, errors } = props;
  return (
    <section aria-labelledby={noScriptId('lines')}>
      <Stack>
        <h2 id={noScriptId('lines')}>{scanWords.linesTitle()}</h2>
        <p>{scanWords.plainLines()}</p>
        <input type="hidden" name={noScriptForm.lines} value={lines.length} />
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
