import { opaqueFields } from '@mijn/domain/postedForm';

/** The hidden field of every form here: `_state` of the relation that it edits. */
export const stateField = opaqueFields.state;

/** The query field with the section that is being edited. */
export const changeField = 'wijzig';
