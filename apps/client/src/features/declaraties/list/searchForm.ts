export const searchForm = 'search';

/** Its id, for controls outside the form. */
export const searchFormId = 'search-declaraties';
