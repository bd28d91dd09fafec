/** A member of the insurer's staff in the simulated staff login, without a person's name. */
export interface StaffMember {
  /** Their name in the log of access. */
  readonly key: string;
  readonly naam: string;
  readonly omschrijving: { readonly nl: string; readonly en: string };
}

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
