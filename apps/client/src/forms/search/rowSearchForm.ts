/** Name of the form that searches the rows of a page. The page itself reads the posted words. */
export const rowSearchForm = 'search';
