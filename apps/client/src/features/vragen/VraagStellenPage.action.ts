import { pages } from '@mijn/domain/paths';
import { createAction } from '../../api/createAction.ts';
import { checkFields } from '../../forms/rules.ts';
import { chosenSubject, parseSubject, vraagForm, vraagRules } from './vraag.ts';
import { stelVraagOperation } from './vragen.operations.ts';

/** Asks a question about the subject of the page, or the one chosen in the form. */
export const action = createAction(
  {
    [vraagForm.name]: async ({ fields, key, send }) => {
      const onderwerp = fields.get(vraagForm.onderwerp) ?? '';
      const tekst = fields.get(vraagForm.tekst) ?? '';
      const errors = checkFields(vraagRules, { onderwerp, tekst }, ['tekst'], undefined);
      if (Object.keys(errors).length > 0) return { errors };
      const subject = parseSubject(fields) ?? chosenSubject(onderwerp);
      // The page shows a form that failed with its first key, so that sending it again is no second question.
      const sleutel = fields.get(vraagForm.sleutel) || key;
      const result = await send(stelVraagOperation, { sleutel, ...subject, tekst: tekst.trim() });
      if (result.succeeded) {
        const { uiterlijkOp } = result.value;
        return { to: pages.vragen.path, flash: { [vraagForm.sent]: uiterlijkOp ?? '' } };
      }
      const { problem } = result;
      // Its key belongs to a question that was stored.
      if (problem === 'conflict') return { problem, values: { [vraagForm.sleutel]: '' } };
      return { problem };
    },
  },
  [vraagForm.name],
);
