import { pages } from '@mijn/domain/paths';
import { createAction } from '../../api/createAction.ts';
import { dismissForm, dismissNotice } from '../relatie/notices/dismissNotice.ts';

/** Actions of the forms at /overzicht (ADR 0032). */
export const action = createAction({ [dismissForm]: dismissNotice(pages.overzicht.path) });
