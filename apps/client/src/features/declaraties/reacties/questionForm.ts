/** The form to ask a question about a claim; a post without a text only opens it. */
export const questionForm = {
  name: 'question',
  id: 'vraag',
  sentId: 'vraag-verstuurd',
  /** Name of the flash value that confirms it. */
  sent: 'asked',
  regel: 'regel',
  tekst: 'tekst',
  cancel: 'cancel',
} as const;
