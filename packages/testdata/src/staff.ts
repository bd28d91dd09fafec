/** A member of staff of the insurer, as the simulated login of the staff lists them: without a person's name. */
export interface StaffMember {
  /** What the log of access calls them. */
  readonly key: string;
  readonly naam: string;
  readonly omschrijving: { readonly nl: string; readonly en: string };
}

/** The staff of the dev environment. */
export const staff: readonly StaffMember[] = [
  {
    key: 'medewerker-1',
    naam: 'Medewerker 1',
    omschrijving: { nl: 'Klantcontact, aan de telefoon', en: 'Customer contact, on the phone' },
  },
  {
    key: 'medewerker-2',
    naam: 'Medewerker 2',
    omschrijving: { nl: 'Beoordeelt declaraties', en: 'Judges claims' },
  },
];
