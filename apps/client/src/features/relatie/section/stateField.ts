import { opaqueFields } from '@mijn/domain/postedForm';

/** The hidden field of every form here: the state of the relation that it was filled in over. */
export const stateField = opaqueFields.state;

/** The query field that names the section that is being changed. */
export const changeField = 'wijzig';
