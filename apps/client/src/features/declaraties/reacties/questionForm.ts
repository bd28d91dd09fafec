/** The form that asks a question about a claim; without a text it is opened only. */
export const questionForm = {
  name: 'question',
  /** Where it stands in its page. */
  id: 'vraag',
  regel: 'regel',
  tekst: 'tekst',
  cancel: 'cancel',
} as const;
