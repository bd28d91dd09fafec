import { createAction } from '../../../api/createAction.ts';
import { searchForm } from './filters.ts';

/** Action of the list: searching. The list itself reads the posted fields. */
export const action = createAction({ [searchForm]: () => Promise.resolve({}) });
