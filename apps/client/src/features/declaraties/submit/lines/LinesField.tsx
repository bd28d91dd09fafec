import { isDay } from '@mijn/domain/datum';
import { formatDay } from '@mijn/domain/dayOnScreen';
import { formatAmount, parseAmount } from '@mijn/domain/money';
import { zorgsoortName } from '@mijn/domain/zorgsoorten';
import { AmountInput } from '@mijn/ui/AmountInput';
import { Button } from '@mijn/ui/Button';
import { ButtonGroup } from '@mijn/ui/ButtonGroup';
import { Field } from '@mijn/ui/Field';
import { Stack } from '@mijn/ui/Stack';
import { VisuallyHidden } from '@mijn/ui/VisuallyHidden';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { fieldId } from '../../../../forms/bindFields.ts';
import * as notaWords from '../../../../generated/texts/nota.js';
import * as stepsWords from '../../../../generated/texts/steps.js';
import { BesideNota } from '../../nota/BesideNota.tsx';
import { isUnsure } from '../../nota/nota.ts';
import { hintOrQuestion } from '../../nota/hintOrQuestion.tsx';
import { parseSum } from '../fields/parseSum.ts';
import type { Submission } from '../state/useSubmission.ts';
import { CareSelect } from '../steps/CareSelect.tsx';
import { DayField } from '../steps/DayField.tsx';
import { type BoundLine, bindLine, lineFieldId } from './bindLine.ts';
import s from './LinesField.module.css';
import type { ClaimLine, LineValues } from './lines.ts';
import { addLineId, type LineChanges, lineHeadingId, useLineChanges } from './useLineChanges.ts';

function LineFields({ bound: { line, fields } }: { readonly bound: BoundLine }) {
  const { key, marks, form } = line;
  const unsure = (name: keyof LineValues) => isUnsure(marks[name], form.values[name]);
  return (
    <Stack space="spacious">
      <BesideNota mark={marks.zorgsoort} what={notaWords.whatCare()}>
        <CareSelect
          id={lineFieldId(key, 'zorgsoort')}
          hint={hintOrQuestion(unsure('zorgsoort'))}
          error={fields.error('zorgsoort')}
          control={fields.text('zorgsoort')}
        />
      </BesideNota>
      <DayField
        id={lineFieldId(key, 'behandelDatum')}
        mark={marks.behandelDatum}
        hint={hintOrQuestion(unsure('behandelDatum'))}
        fields={fields}
      />
      <BesideNota mark={marks.bedrag} what={notaWords.whatAmount()}>
        <Field
          id={lineFieldId(key, 'bedrag')}
          label={stepsWords.amountShort()}
          hint={hintOrQuestion(unsure('bedrag'))}
          error={fields.error('bedrag')}
        >
          {(control) => (
            <AmountInput {...control} {...fields.text('bedrag')} enterKeyHint="next" required />
          )}
        </Field>
      </BesideNota>
    </Stack>
  );
}

function lineText({ form: { values } }: ClaimLine, language: 'nl' | 'en'): string {
  const { behandelDatum, zorgsoort } = values;
  const told = [
    isDay(behandelDatum) && formatDay(behandelDatum, language),
    zorgsoort && zorgsoortName(zorgsoort, language),
  ].filter(Boolean);
  return told.length > 0 ? told.join(', ') : notaWords.lineEmpty();
}

interface LineRowProps {
  readonly bound: BoundLine;
  readonly number: number;
  readonly onRemove: () => void;
  readonly language: 'nl' | 'en';
}

function LineRow({ bound, number, onRemove, language }: LineRowProps) {
  const { line, fields, asksFor } = bound;
  // A line to check is expanded from the start, and does not collapse during input.
  const [open, setOpen] = useState(asksFor);
  // A line that was expanded by an error stays open while it is mended.
  if (!open && fields.errors.length > 0) setOpen(true);
  const cents = parseAmount(line.form.values.bedrag, language);
  return (
    <li className={s['line']}>
      <div className={s['row']}>
        <h3 id={lineHeadingId(line.key)} tabIndex={-1} className={s['number']}>
          {notaWords.lineTitle({ number })}
        </h3>
        <span className={s['what']}>{lineText(line, language)}</span>
        <span className={s['amount']}>{cents !== undefined && formatAmount(cents, language)}</span>
      </div>
      {open && <LineFields bound={bound} />}
      <ButtonGroup row>
        <Button
          small
          variant="subtle"
          aria-expanded={open}
          aria-label={
            open ? notaWords.lineReadyNumber({ number }) : notaWords.lineChangeNumber({ number })
          }
          onClick={() => setOpen(!open)}
        >
          {open ? notaWords.lineReady() : notaWords.lineChange()}
        </Button>
        <Button
          small
          variant="subtle"
          aria-label={notaWords.lineRemoveNumber({ number })}
          onClick={onRemove}
        >
          {notaWords.lineRemove()}
        </Button>
      </ButtonGroup>
    </li>
  );
}

function Together({
  lines,
  context,
}: Pick<Submission['claim'], 'lines'> & Pick<Submission, 'context'>) {
  const { language } = context;
  const sum = parseSum(
    lines.map(({ form }) => form.values),
    language,
  );
  if (sum === undefined) return null;
  return (
    <p className={s['row']}>
      <strong>{notaWords.linesTogether()}</strong>
      <strong className={s['amount']}>{formatAmount(sum, language)}</strong>
    </p>
  );
}

interface AddLineProps extends Omit<LineChanges, 'remove'> {
  /** Whether the form itself is the only line. */
  readonly first: boolean;
}

function AddLine({ add, removed, first }: AddLineProps) {
  return (
    <div>
      {first && <p>{notaWords.lineMore()}</p>}
      <Button id={addLineId} small variant="secondary" icon={Plus} onClick={add}>
        {notaWords.lineAdd()}
      </Button>
      <output>
        {/* The key renders it anew for each removal, because two may have the same text. */}
        {removed && <VisuallyHidden key={removed.key}>{removed.text}</VisuallyHidden>}
      </output>
    </div>
  );
}

type LinesFieldProps = Pick<Submission, 'claim' | 'report' | 'context'>;

function LineList({
  claim,
  report,
  context,
  remove,
}: LinesFieldProps & Pick<LineChanges, 'remove'>) {
  const { lines } = claim;
  return (
    <section aria-labelledby={fieldId('lines')} className={s['lines']}>
      <h2 id={fieldId('lines')}>{notaWords.linesTitle()}</h2>
      <ol className={s['list']}>
        {lines.map((line, at) => (
          <LineRow
            key={line.key}
            bound={bindLine(line, report, context)}
            number={at + 1}
            language={context.language}
            onRemove={() => remove(line.key)}
          />
        ))}
      </ol>
      <Together lines={lines} context={context} />
    </section>
  );
}

/** The lines of a bill with several: each can be changed or removed, and more added. */
export function LinesField(props: LinesFieldProps) {
  const { lines } = props.claim;
  const { add, remove, removed } = useLineChanges(lines, props.report);
  const several = lines.length > 0;
  // The button stays the same element, so that it keeps the focus.
  return (
    <div className={s['lines']}>
      {several && <LineList {...props} remove={remove} />}
      <AddLine add={add} removed={removed} first={!several} />
    </div>
  );
}
