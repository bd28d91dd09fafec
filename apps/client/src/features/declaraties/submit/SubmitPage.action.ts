import { createAction } from '../../../api/createAction.ts';
import { plainForm } from './plain/plainForm.ts';
import { sendPosted } from './plain/sendPosted.ts';

/** What can be done where a claim is sent in: sending it in, on one page with its files. */
export const action = createAction({ [plainForm.name]: sendPosted }, [plainForm.name]);
