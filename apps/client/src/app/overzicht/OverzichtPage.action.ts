import { pages } from '@mijn/domain/paths';
import { createAction } from '../../api/createAction.ts';
import { dismissForm, dismissNotice } from '../../features/relatie/notices/dismissNotice.ts';

/** What can be done at /overzicht by a posted form (ADR 0032). */
export const action = createAction({ [dismissForm]: dismissNotice(pages.overzicht.path) });
