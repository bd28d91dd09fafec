import { describe, expect, it } from 'vitest';
import type { FileState, ChosenFile } from '../state/files.ts';
import { type ClaimLine, createLine } from '../state/lineItems.ts';
import { createClaimForm } from './claimForm.ts';
import { emptyValues } from '../state/claimFields.ts';

const values = {
  ...emptyValues,
  declarant: '1001',
  zorgsoort: 'Tandarts',
  behandelDatum: '2026-11-02',
  bedrag: '€ 1.061,8',
  naamZorgverlener: ' Praktijk Noord ',
};

const file = (state: FileState): ChosenFile => ({
  key: 'a',
  file: new File(['x'], 'nota.pdf'),
  state,
});
const received = (bestandId: string | undefined, code = '', confirmed = false): FileState => ({
  kind: 'received',
  bestandId,
  confirmed,
  meldingen: code ? [{ code, level: 'warn', message: '', veld: undefined }] : [],
});

const claim = (files: readonly ChosenFile[], lines: readonly ClaimLine[] = []) => ({
  form: { values },
  lines,
  files,
});

describe('createClaimForm', () => {
  it('writes the fields by the contract', () => {
    expect(Object.fromEntries(createClaimForm(claim([]), [], 'nl'))).toEqual({
      declarant: '1001',
      zorgsoort: 'Tandarts',
      behandelDatum: '2026-11-02',
      bedrag: '1061.80',
      naamZorgverlener: 'Praktijk Noord',
      buitenland: 'false',
    });
  });

  it('sends a stored file by its id', () => {
    const form = createClaimForm(claim([file(received('b1'))]), [], 'nl');
    expect(form.getAll('bestandIds')).toEqual(['b1']);
    expect(form.has('bestanden')).toBe(false);
  });

  it('sends the file itself, last, when the insurer does not store it', () => {
    const form = createClaimForm(claim([file(received(undefined))]), [], 'nl');
    expect(form.getAll('bestanden')).toHaveLength(1);
    expect(form.has('bestandIds')).toBe(false);
  });

  it('sends no confirmations to an insurer that does not know them', () => {
    const form = createClaimForm(claim([file(received(undefined, 'VAAG', true))]), [], 'nl');
    expect(form.has('bevestigd')).toBe(false);
  });

  it('sends each confirmed warning once', () => {
    const files = [file(received('b1', 'VAAG', true)), file(received('b2', 'NIET'))];
    const form = createClaimForm(claim(files), ['DUBBEL', 'VAAG'], 'nl');
    expect(form.getAll('bevestigd')).toEqual(['DUBBEL', 'VAAG']);
  });

  it('sends each line with its date and care, and those of the first for the core', () => {
    const line = {
      behandelDatum: '2026-10-01',
      zorgsoort: 'Fysiotherapie',
      bedrag: '1.000',
      omschrijving: ' Zitting ',
    };
    const other = { ...line, behandelDatum: '2026-11-02', bedrag: '61,80', omschrijving: '' };
    const form = createClaimForm(
      claim([], [createLine('a', line), createLine('b', other)]),
      [],
      'nl',
    );
    expect(form.get('behandelDatum')).toBe('2026-10-01');
    expect(form.get('zorgsoort')).toBe('Fysiotherapie');
    expect(form.get('bedrag')).toBe('1061.80');
    const regels = form.get('regels');
    expect(typeof regels === 'string' && JSON.parse(regels)).toEqual([
      {
        behandelDatum: '2026-10-01',
        zorgsoort: 'Fysiotherapie',
        bedrag: '1000.00',
        omschrijving: 'Zitting',
      },
      { behandelDatum: '2026-11-02', zorgsoort: 'Fysiotherapie', bedrag: '61.80' },
    ]);
  });
});
