/** The hidden field of every form here: the state of the relation that it was filled in over. */
export const stateField = 'state';

/** The query field that names the section that is being changed. */
export const changeField = 'wijzig';

/** The query field that names the section that was saved. */
export const savedField = 'bewaard';

/** What it says of the section with the name, which the frame shows too. */
export const savedName = 'naam';
