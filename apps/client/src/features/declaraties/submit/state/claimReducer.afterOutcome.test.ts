import { expect, it } from 'vitest';
import { setLanguageSource } from '../../../../platform/language.ts';
import { createLine, emptyLine } from './lineItems.ts';
import type { Melding } from './outcome.ts';
import { objectionsLeft } from './objections.ts';
import { after, chosen, context, fill, filledIn, received, sent } from './claim.testing.ts';
import { type ClaimState, isUnsent, progress } from './claim.ts';
import { type ClaimEvent, nextState } from './claimReducer.ts';

setLanguageSource(() => 'nl');

const melding = (code: string, field?: string): Melding => ({
  code,
  level: 'error',
  message: '',
  veld: field,
});

const says = (...meldingen: readonly Melding[]): ClaimEvent => ({
  kind: 'outcome',
  context,
  outcome: { kind: 'meldingen', meldingen, files: [] },
});

const line = { ...emptyLine, zorgsoort: 'Tandarts', behandelDatum: '2026-11-02', bedrag: '30,90' };
const withLines: ClaimState = {
  ...filledIn,
  lines: ['l1', 'l2'].map((key) => createLine(key, line)),
};
const refuse = (from: ClaimState, ...meldingen: readonly Melding[]) =>
  [sent, says(...meldingen)].reduce(nextState, from);

const zero = 'Vul een bedrag in dat hoger is dan 0.';

it('shows a refusal at its field, until the field changes', () => {
  const claim = refuse(filledIn, melding('bedragNul', 'bedrag'));
  expect(claim.form.errors).toEqual({ bedrag: zero });
  const left = { kind: 'form', event: { kind: 'left', name: 'bedrag', error: undefined } } as const;
  expect(nextState(claim, left).form.errors).toEqual({ bedrag: zero });
  expect(nextState(claim, fill('bedrag', '5')).form.errors.bedrag).toBeUndefined();
});

it('shows a refusal at the field of its line, and at no other line', () => {
  const claim = refuse(withLines, melding('bedragNul', 'regels.1.bedrag'));
  expect(claim.lines.map(({ form }) => form.errors)).toEqual([{}, { bedrag: zero }]);
  const event = { kind: 'filledIn', name: 'bedrag', value: '5' } as const;
  const changed = nextState(claim, { kind: 'line', key: 'l2', event });
  expect(changed.lines[1]?.form.errors.bedrag).toBeUndefined();
  expect(changed.sending).toEqual({ kind: 'idle' });
});

it('focuses the errors in the claim and its lines', () => {
  const claim = refuse(withLines, melding('bedragNul', 'regels.1.bedrag'));
  expect(claim.form.checks).toBe(withLines.form.checks + 1);
  expect(claim.lines[1]?.form.checks).toBe(1);
});

it('removes the errors of the previous attempt', () => {
  const first = refuse(withLines, melding('bedragNul', 'regels.0.bedrag'));
  const next = refuse(first, melding('bedragNul', 'bedrag'));
  expect(next.lines.map(({ form }) => form.errors)).toEqual([{}, {}]);
});

it('shows a refused file at the file', () => {
  const claim = after(chosen, received, sent, {
    kind: 'outcome',
    context,
    outcome: {
      kind: 'meldingen',
      meldingen: [],
      files: [{ name: 'nota.pdf', meldingen: [melding('virus')] }],
    },
  });
  expect(claim.files[0]?.state.kind).toBe('rejected');
  expect(progress(claim, context).nota).toBe(false);
});

it('keeps the refusal of a field while the file that was refused with it is mended', () => {
  const refused = [
    sent,
    {
      kind: 'outcome',
      context,
      outcome: {
        kind: 'meldingen',
        meldingen: [melding('bedragNul', 'bedrag')],
        files: [{ name: 'nota.pdf', meldingen: [melding('virus')] }],
      },
    } as const,
  ].reduce(nextState, filledIn);
  expect(progress(refused, context).nota).toBe(false);
  const other = [
    { kind: 'filesPicked', files: [{ ...chosen.files[0], key: 'b' }] },
    { kind: 'fileRemoved', key: 'a' },
    { ...received, key: 'b' },
  ] as const satisfies readonly ClaimEvent[];
  const mended = other.reduce<ClaimState>(nextState, refused);
  expect(progress(mended, context)).toMatchObject({ nota: true, details: true });
  expect(objectionsLeft(mended.form, mended.lines)?.fields).toEqual({ bedrag: zero });
  const right = nextState(mended, fill('bedrag', '5'));
  expect(objectionsLeft(right.form, right.lines)).toBeUndefined();
});

it('asks for the files again when the insurer no longer stores them', () => {
  const claim = refuse(after(chosen, received), melding('bestandOnbekend', 'bestanden'));
  expect(claim.files[0]?.state).toEqual({ kind: 'failed', error: 'expired' });
});

it('ends with the number, and nothing is left to lose', () => {
  const claim = after(fill('bedrag', '5'), sent, {
    kind: 'outcome',
    context,
    outcome: { kind: 'submitted', nummer: 'D-1' },
  });
  expect(claim.sending).toEqual({ kind: 'submitted', nummer: 'D-1' });
  expect(isUnsent(claim)).toBe(false);
  expect(nextState(claim, sent)).toBe(claim);
});

it('ignores the outcome of a claim that is not under way', () => {
  expect(nextState(filledIn, says(melding('bedragNul', 'bedrag')))).toBe(filledIn);
});
