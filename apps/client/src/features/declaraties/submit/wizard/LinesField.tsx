import * as scanWords from '../../../../generated/texts/scan.js';
import * as m from '../../../../generated/texts/submit.js';
import * as wizardWords from '../../../../generated/texts/wizard.js';
import s from './LinesField.module.css';
import { type Dispatch, useState } from 'react';
import { bindFields, type BoundFields, fieldId } from '../../../../forms/bindFields.ts';
import { type RuleContext, parseSum } from '../state/claimFields.ts';
import type { ClaimEvent } from '../state/claimReducer.ts';
import {
  type ClaimLine,
  errorsOfLine,
  isLineUnsure,
  lineFields,
  lineRules,
  type LineValues,
} from '../state/lineItems.ts';
import { useFocusNext } from '../../useFocusNext.ts';
import { isDay, formatDay } from '@mijn/domain/datum';
import { zorgsoortName } from '@mijn/domain/zorgsoorten';
import { formatAmount, parseAmount } from '@mijn/domain/money';
import { AmountInput } from '@mijn/ui/AmountInput';
import { Button } from '@mijn/ui/Button';
import { ButtonGroup } from '@mijn/ui/ButtonGroup';
import { Field } from '@mijn/ui/Field';
import { Stack } from '@mijn/ui/Stack';
import { VisuallyHidden } from '@mijn/ui/VisuallyHidden';
import { Plus } from 'lucide-react';
import { WithCutOut, hintOrQuestion } from '../scan/CutOut.tsx';
import { isUnsure } from '../state/readNota.ts';
import type { Submission } from './useSubmission.ts';
import { CareSelect, DayField } from './DetailFields.tsx';

export interface BoundLine {
  readonly line: ClaimLine;
  readonly fields: BoundFields<LineValues>;
  /** Whether it has values to check, so that it is expanded. */
  readonly asksFor: boolean;
}

/** Returns the id of a line's control, for the links of the error summary. */
export function lineFieldId(key: string, name: keyof LineValues): string {
  return fieldId(`${key}-${name}`);
}

/** Binds the fields of a line to the claim. */
export function bindLine(
  line: ClaimLine,
  report: Dispatch<ClaimEvent>,
  context: RuleContext,
): BoundLine {
  const { key, form } = line;
  const fields = bindFields({
    state: form,
    report: (event) => report({ kind: 'line', key, event }),
    rules: lineRules,
    names: lineFields,
    context,
  });
  const isWrong = Object.keys(errorsOfLine(line, context)).length > 0;
  return { line, fields, asksFor: isWrong || isLineUnsure(line) };
}

/** Id of the button to add a line, which gets the focus when no line is left. */
const addLineId = fieldId('addLine');

/** Returns the id of a line's heading. */
export function lineHeadingId(key: string): string {
  return fieldId(`${key}-line`);
}

/** The actions on the lines, and their announcement. */
export interface LineChanges {
  readonly add: () => void;
  readonly remove: (key: string) => void;
  /** The last removed line, and the text that announces it. */
  readonly removed: { readonly key: string; readonly text: string } | undefined;
}

/**
 * Adds and removes lines. The focus moves to an added line, or to the line in the place of a removed one,
 * whose button had it.
 */
function useLineChanges(lines: readonly ClaimLine[], report: Dispatch<ClaimEvent>): LineChanges {
  const focusNext = useFocusNext();
  const [removed, setRemoved] = useState<LineChanges['removed']>();
  const add = () => {
    const keys = [crypto.randomUUID(), crypto.randomUUID()] as const;
    focusNext(lineHeadingId(keys[1]));
    setRemoved(undefined);
    report({ kind: 'lineAdded', keys });
  };
  const remove = (key: string) => {
    const at = lines.findIndex((line) => line.key === key);
    const left = lines.filter((line) => line.key !== key);
    const next = left.length > 1 ? (left[at] ?? left.at(-1)) : undefined;
    focusNext(next ? lineHeadingId(next.key) : addLineId);
    setRemoved({ key, text: m.fileRemoved({ name: scanWords.lineTitle({ number: at + 1 }) }) });
    report({ kind: 'lineRemoved', key });
  };
  return { add, remove, removed };
}

function LineFields({ bound: { line, fields } }: { readonly bound: BoundLine }) {
  const { key, marks, form } = line;
  const unsure = (name: keyof LineValues) => isUnsure(marks[name], form.values[name]);
  return (
    <Stack space="spacious">
      <WithCutOut mark={marks.zorgsoort} what={scanWords.whatCare()}>
        <CareSelect
          id={lineFieldId(key, 'zorgsoort')}
          hint={hintOrQuestion(unsure('zorgsoort'))}
          error={fields.error('zorgsoort')}
          control={fields.text('zorgsoort')}
        />
      </WithCutOut>
      <DayField
        id={lineFieldId(key, 'behandelDatum')}
        mark={marks.behandelDatum}
        hint={hintOrQuestion(unsure('behandelDatum'))}
        fields={fields}
      />
      <WithCutOut mark={marks.bedrag} what={scanWords.whatAmount()}>
        <Field
          id={lineFieldId(key, 'bedrag')}
          label={wizardWords.amountShort()}
          hint={hintOrQuestion(unsure('bedrag'))}
          error={fields.error('bedrag')}
        >
          {(control) => (
            <AmountInput {...control} {...fields.text('bedrag')} enterKeyHint="next" required />
          )}
        </Field>
      </WithCutOut>
    </Stack>
  );
}

function lineText({ form: { values } }: ClaimLine, language: 'nl' | 'en'): string {
  const { behandelDatum, zorgsoort } = values;
  const told = [
    isDay(behandelDatum) && formatDay(behandelDatum, language),
    zorgsoort && zorgsoortName(zorgsoort, language),
  ].filter(Boolean);
  return told.length > 0 ? told.join(', ') : scanWords.lineEmpty();
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
          {scanWords.lineTitle({ number })}
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
            open ? scanWords.lineReadyNumber({ number }) : scanWords.lineChangeNumber({ number })
          }
          onClick={() => setOpen(!open)}
        >
          {open ? scanWords.lineReady() : scanWords.lineChange()}
        </Button>
        <Button
          small
          variant="subtle"
          aria-label={scanWords.lineRemoveNumber({ number })}
          onClick={onRemove}
        >
          {scanWords.lineRemove()}
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
      <strong>{scanWords.linesTogether()}</strong>
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
      {first && <p>{scanWords.lineMore()}</p>}
      <Button id={addLineId} small variant="secondary" icon={Plus} onClick={add}>
        {scanWords.lineAdd()}
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
      <h2 id={fieldId('lines')}>{scanWords.linesTitle()}</h2>
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
