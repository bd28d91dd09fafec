/** The form that asks a question about a claim; without a text it is opened only. */
export const questionForm = {
  name: 'question',
  /** Where it stands in its page. */
  id: 'vraag',
  /** Where its page says that it was sent. */
  sentId: 'vraag-verstuurd',
  /** By which that is carried there. */
  sent: 'asked',
  regel: 'regel',
  tekst: 'tekst',
  cancel: 'cancel',
} as const;
