/** The form to choose own risk in terms for a person, with its fields. */
export const termijnenForm = {
  name: 'kiesTermijnen',
  relatienummer: 'relatienummer',
  jaar: 'jaar',
  gekozen: 'gekozen',
} as const;
