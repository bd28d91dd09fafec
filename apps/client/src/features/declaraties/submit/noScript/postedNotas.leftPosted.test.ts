import { isObject } from '@mijn/domain/isObject';
import { describe, expect, it } from 'vitest';
import type { PostAnswer } from '../../../../api/createAction.ts';
import { setLanguageSource } from '../../../../platform/language.ts';
import { certain, readNota } from '../state/readNota.testing.ts';
import { parseList } from '../state/outcome.ts';
import { noScriptForm } from './formFields.ts';
import { fieldsShown, fileOf, postClaim } from './postClaim.testing.ts';
import { parseChoices } from './postedNotas.ts';

setLanguageSource(() => 'nl');

const listsIn = (answer: PostAnswer) => ('to' in answer ? {} : (answer.lists ?? {}));

const choicesIn = (answer: PostAnswer) =>
  parseChoices(listsIn(answer)[noScriptForm.several] ?? []).map(({ value }) => value);

/** Returns the labels of the submitted bills that the confirmation gets. */
function labelsIn(answer: PostAnswer): readonly string[] {
  const sentClaim = 'to' in answer && answer.flash?.['sentClaim'];
  const labels = isObject(sentClaim) ? parseList(sentClaim, 'before') : [];
  return labels.filter((one) => typeof one === 'string');
}

describe('two bills in one file', () => {
  const inOne = [
    readNota(),
    readNota({ naamZorgverlener: certain('Praktijk Linde'), totaal: certain(2000) }),
  ];

  async function sendFirst() {
    const asked = await postClaim({}, { notas: inOne });
    const [nota = ''] = choicesIn(asked.answer);
    const shown = { ...fieldsShown(asked.answer), nota };
    const chosen = await postClaim(shown, { files: [], notas: inOne });
    const last = await postClaim(fieldsShown(chosen.answer), { files: [] });
    expect(last.sent).toHaveLength(1);
    return last.answer;
  }

  it('names the bill that was not submitted, after any number of posts', async () => {
    expect(await sendFirst()).toMatchObject({
      flash: {
        sentClaim: {
          later: [],
          left: [expect.stringMatching(/^Praktijk Linde, 2.november.2026, €.20,00$/)],
          before: [expect.stringContaining('De Duinen')],
        },
      },
    });
  });

  it('does not offer the submitted bill when the file is added again, and fills in the other', async () => {
    const before = labelsIn(await sendFirst());
    const begin = { [noScriptForm.begin]: '1', [noScriptForm.before]: before };
    const begun = await postClaim(begin, { files: [], notas: inOne });
    expect(begun.answer).not.toHaveProperty('errors');
    const added = { [noScriptForm.before]: before };
    const { answer } = await postClaim(added, { files: [fileOf('b9')], notas: inOne });
    expect(answer).toMatchObject({
      values: { naamZorgverlener: 'Praktijk Linde', bedrag: '20,00' },
      lists: { [noScriptForm.before]: before, [noScriptForm.left]: [] },
    });
  });

  it('leaves nothing when they are one', async () => {
    const asked = await postClaim({}, { notas: inOne });
    const shown = { ...fieldsShown(asked.answer), nota: 'all' };
    const { answer } = await postClaim(shown, { files: [], notas: inOne });
    expect(listsIn(answer)[noScriptForm.left]).toEqual([]);
  });
});
