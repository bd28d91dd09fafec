import { type FormEvent, type FormState, nextFormState } from '../../../../forms/formState.ts';
import { looked } from '../../nota/nota.ts';
import type { ClaimValues } from '../fields/fields.ts';
import { type ClaimLine, createLine, emptyLine, type LineValues, ownFields } from './lines.ts';

export type LineEvent =
  | { readonly kind: 'lineAdded'; readonly keys: readonly [string, string] }
  | { readonly kind: 'lineRemoved'; readonly key: string }
  | { readonly kind: 'line'; readonly key: string; readonly event: FormEvent<LineValues> };

/** Marks all lines as checked. */
export function lookedAtLines(lines: readonly ClaimLine[]): readonly ClaimLine[] {
  return lines.map((line) => ({ ...line, marks: looked(line.marks) }));
}

/** The lines and the claim's own fields, which are the only line when there are no others. */
interface LinesAndForm {
  readonly lines: readonly ClaimLine[];
  readonly form: FormState<ClaimValues>;
}

function addLine({ lines, form }: LinesAndForm, [first, next]: readonly [string, string]) {
  const { behandelDatum, zorgsoort, bedrag } = form.values;
  const own = createLine(first, { behandelDatum, zorgsoort, bedrag, omschrijving: '' });
  const before = lines.length === 0 ? [own] : lines;
  // The next line is usually of the same care.
  const care = before.at(-1)?.form.values.zorgsoort ?? '';
  return { form, lines: [...before, createLine(next, { ...emptyLine, zorgsoort: care })] };
}

function removeLine({ lines, form }: LinesAndForm, key: string): LinesAndForm {
  const left = lines.filter((line) => line.key !== key);
  const [only, ...more] = left;
  if (!only || more.length > 0) return { form, lines: left };
  const values = { ...form.values, ...ownFields(only) };
  return { form: { ...form, values }, lines: [] };
}

/** Reducer of the lines. */
export function nextLines(before: LinesAndForm, event: LineEvent): LinesAndForm {
  if (event.kind === 'lineAdded') return addLine(before, event.keys);
  if (event.kind === 'lineRemoved') return removeLine(before, event.key);
  const lines = before.lines.map((line) =>
    line.key === event.key ? { ...line, form: nextFormState(line.form, event.event) } : line,
  );
  return { ...before, lines };
}
