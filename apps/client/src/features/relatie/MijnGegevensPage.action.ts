import { createAction, type Posted, type PostAnswer } from '../../api/createAction.ts';
import { pages } from '@mijn/domain/paths';
import { sectionAddress } from './addresses.ts';
import { dismissForm, dismissNotice } from './notices/dismissNotice.ts';
import { type PendingForm, pendingForms, pendingVariables } from './pendingForms.ts';
import { fieldsIn, type FieldValues, type SectionName } from './section/fields.ts';
import {
  changeOperation,
  confirmOperation,
  relatieOperation,
  validateOperation,
} from './relatie.operations.ts';
import { toSaved } from './section/saved.ts';
import { saveSection } from './section/saveSection.ts';
import { stateField } from './section/stateField.ts';

/** The posted fields of a section. A browser does not post disabled fields. */
function filledIn(section: SectionName, fields: Posted['fields']): Partial<FieldValues> {
  const given = fieldsIn(section).flatMap((name) => {
    const value = fields.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return Object.fromEntries(given);
}

/** Makes the action that saves a posted section. */
function save(section: SectionName) {
  return async ({ fields, send }: Posted): Promise<PostAnswer> => {
    const current = await send(relatieOperation, {});
    if (!current.succeeded) return { problem: current.problem };
    const state = fields.get(stateField) ?? '';
    const toSave = {
      section,
      filledIn: filledIn(section, fields),
      relatie: current.value,
      state,
    };
    const outcome = await saveSection(toSave, {
      change: (variables) => send(changeOperation, variables),
      check: (variables) => send(validateOperation, variables),
    });
    if (outcome.kind === 'saved') return toSaved(section);
    if (outcome.kind === 'invalid') return { errors: outcome.errors };
    return { problem: outcome.kind === 'conflict' ? 'conflict' : outcome.problem };
  };
}

const sections = {
  name: save('name'),
  contact: save('contact'),
  address: save('address'),
  preferences: save('preferences'),
  toestemming: save('toestemming'),
};

/** Makes the action that resends the confirmation link of a new address, or withdraws that address. */
function pending(form: PendingForm) {
  return async ({ send }: Posted): Promise<PostAnswer> => {
    const current = await send(relatieOperation, {});
    if (!current.succeeded) return { problem: current.problem };
    const result = await send(changeOperation, pendingVariables(form, current.value));
    return result.succeeded ? { to: sectionAddress('contact') } : { problem: result.problem };
  };
}

/** Actions of the forms at Mijn gegevens (ADR 0032). */
export const action = createAction(
  {
    ...sections,
    [pendingForms.resend]: pending(pendingForms.resend),
    [pendingForms.withdraw]: pending(pendingForms.withdraw),
    [dismissForm]: dismissNotice(pages.mijnGegevens.path),
    confirm: async ({ fields, send }) => {
      const relatienummer = fields.get('relatienummer') ?? '';
      const result = await send(confirmOperation, { relatienummer });
      return result.succeeded ? { to: pages.mijnGegevens.path } : { problem: result.problem };
    },
  },
  Object.keys(sections),
);
