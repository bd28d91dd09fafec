import { describe, expect, it } from 'vitest';
import { exampleConcept } from '../state/draftContent.testing.ts';
import { emptyValues } from '../state/claimFields.ts';
import { filledIn } from './filledIn.ts';
import { noScriptForm } from './formFields.ts';
import { writeKept } from './postedFiles.ts';

const draft = exampleConcept();
const posted = {
  form: noScriptForm.name,
  values: { bedrag: 'veel', regels: '1', 'line-0-bedrag': '10' },
  lists: {
    [noScriptForm.kept]: ['b-2', 'b-3'].map((id) => writeKept({ id, name: id, meldingen: [] })),
    [noScriptForm.keptId]: ['b-3'],
  },
  errors: {},
};

describe('the values of the form on one page', () => {
  it('are empty without a post and a draft', () => {
    const nothing = { values: emptyValues, lines: [], kept: [], along: [] };
    expect(filledIn(undefined, undefined)).toEqual(nothing);
  });

  it('are those of the draft, with all its files', () => {
    const { values, kept, along } = filledIn(undefined, draft);
    expect(values).toMatchObject({ declarant: '1002', bedrag: '61,80', notaNummer: '' });
    expect(kept).toEqual([{ id: 'b-1', name: 'nota.pdf', meldingen: [] }]);
    expect(along).toEqual(['b-1']);
  });

  it('are those of the post in place of the draft, with the files still ticked', () => {
    const { values, lines, kept, along } = filledIn(posted, draft);
    expect(values).toMatchObject({ declarant: '', bedrag: 'veel' });
    expect(lines.map(({ form }) => form.values.bedrag)).toEqual(['10']);
    expect(kept.map(({ id }) => id)).toEqual(['b-2', 'b-3']);
    expect(along).toEqual(['b-3']);
  });

  it('are those of the post even if all were cleared', () => {
    const cleared = { form: noScriptForm.name, values: {}, lists: {}, errors: {} };
    expect(filledIn(cleared, draft).values).toEqual(emptyValues);
  });
});
