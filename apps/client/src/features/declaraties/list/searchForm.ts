/** The form that searches and filters the claims. */
export const searchForm = 'search';

/** Its id, for controls outside the form. */
export const searchFormId = 'search-declaraties';
