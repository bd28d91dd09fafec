/** The form that searches the claims and filters them. */
export const searchForm = 'search';
