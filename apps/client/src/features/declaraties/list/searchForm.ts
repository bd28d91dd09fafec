/** The form that searches the claims and filters them. */
export const searchForm = 'search';

/** Its id: what stands outside it can post it too. */
export const searchFormId = 'search-declaraties';
