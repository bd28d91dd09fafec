import { createAction } from '../../../api/createAction.ts';
import { searchForm } from './searchForm.ts';

/** What can be done at the list: searching it. The list itself reads what was posted. */
export const action = createAction({ [searchForm]: () => Promise.resolve({}) });
