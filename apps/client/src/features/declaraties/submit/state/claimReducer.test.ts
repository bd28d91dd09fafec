import { describe, expect, it } from 'vitest';
import { setLanguageSource } from '../../../../platform/language.ts';
import { createLine, emptyLine } from './lineItems.ts';
import { after, chosen, context, fill, filledIn, gone, received, sent } from './claim.testing.ts';
import { isUnsent, keyFor, progress } from './claim.ts';
import { nextState } from './claimReducer.ts';

setLanguageSource(() => 'nl');

describe('a claim in the making', () => {
  it('is ready to check once person, files and values are there', () => {
    expect(progress(filledIn, context)).toEqual({
      who: true,
      nota: true,
      details: true,
      submitted: false,
    });
  });

  it('removes the error of a field as soon as the field changes', () => {
    const claim = after(
      { kind: 'form', event: { kind: 'checked', errors: { bedrag: 'Nul.', zorgsoort: 'Kies.' } } },
      fill('bedrag', '5'),
    );
    expect(claim.form.errors).toEqual({ zorgsoort: 'Kies.' });
  });

  it('knows whether leaving would lose input', () => {
    expect(isUnsent(after())).toBe(false);
    expect(isUnsent(after(fill('bedrag', '5')))).toBe(true);
    expect(isUnsent(after(chosen))).toBe(true);
  });

  it('replaces a photo that was turned', () => {
    const turned = { key: 'c', file: new File(['3'], 'nota.jpg') };
    const claim = after(chosen, received, { kind: 'fileReplaced', key: 'a', by: turned });
    expect(claim.files).toMatchObject([{ key: 'c', state: { kind: 'sending' } }]);
    // The entry of the list stays the same after any number of turns, so that the focus stays in it.
    const again = { kind: 'fileReplaced', key: 'c', by: { ...turned, key: 'd' } } as const;
    expect(nextState(claim, again).files).toMatchObject([{ key: 'd', entry: 'a' }]);
  });

  it('keeps a file removed that was on its way', () => {
    expect(after(chosen, { kind: 'fileRemoved', key: 'a' }, received).files).toEqual([]);
  });
});

describe('submitting', () => {
  it('sends once for several clicks', () => {
    const claim = after(sent, { ...sent, key: 's2' });
    expect(claim.sending).toMatchObject({ kind: 'busy', key: 's1' });
  });

  it('sends the same again under the same key after a lost connection', () => {
    const claim = after(sent, gone);
    expect(keyFor(claim.sending, () => 'nieuw')).toBe('s1');
  });

  it('takes a new key after a change', () => {
    const claim = after(sent, gone, fill('bedrag', '6'));
    expect(keyFor(claim.sending, () => 'nieuw')).toBe('nieuw');
  });

  it('loses nothing when it fails', () => {
    const claim = after(chosen, received, fill('bedrag', '5'), sent, gone);
    expect(claim.form.values.bedrag).toBe('5');
    expect(claim.files).toHaveLength(1);
  });

  it('changes nothing while it is under way', () => {
    expect(after(fill('bedrag', '5'), sent, fill('bedrag', '6')).form.values.bedrag).toBe('5');
  });

  it('takes a new key after warnings, and drops the confirmations when the claim changes', () => {
    const meldingen = [{ code: 'DUBBEL', level: 'warn' as const, message: '', veld: undefined }];
    const claim = after(sent, {
      kind: 'outcome',
      context,
      outcome: { kind: 'meldingen', meldingen, files: [] },
    });
    expect(keyFor(claim.sending, () => 'nieuw')).toBe('nieuw');
    const retry = nextState(claim, { ...sent, confirmed: ['DUBBEL'] });
    expect(retry.confirmed).toEqual(['DUBBEL']);
    const afterError = [gone, fill('bedrag', '7')].reduce(nextState, retry);
    expect(afterError.confirmed).toEqual([]);
  });

  it('keeps the key after its lines were only viewed again', () => {
    const line = createLine('l1', emptyLine);
    const failed = [sent, gone].reduce(nextState, { ...filledIn, lines: [line, line] });
    const checked = { kind: 'checked', errors: {} } as const;
    const claim = nextState(failed, { kind: 'line', key: 'l1', event: checked });
    expect(keyFor(claim.sending, () => 'nieuw')).toBe('s1');
    const typed = { kind: 'filledIn', name: 'bedrag', value: '5' } as const;
    const changed = nextState(claim, { kind: 'line', key: 'l1', event: typed });
    expect(keyFor(changed.sending, () => 'nieuw')).toBe('nieuw');
  });
});
