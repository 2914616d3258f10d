/** A file of doctors to invite: what it may hold, and what became of it. */
export const IMPORT_BYTES = 5_000_000;
export const IMPORT_LINES = 5_000;

/** What a column of the file holds, and what stands in the sample. The first three are needed. */
export const IMPORT_COLUMNS = {
  email: { what: 'Where the invitation goes', sample: 'ada.osei@example.com' },
  first_name: { what: 'First name', sample: 'Ada' },
  last_name: { what: 'Last name', sample: 'Osei' },
  degree: { what: 'MD or DO', sample: 'MD' },
  title: { what: 'What stands below the name', sample: 'Child & adolescent psychiatrist' },
  gender: { what: 'One of the words of the profile form', sample: 'Woman' },
  npi: { what: 'Ten digits', sample: '1234567893' },
  licenses: {
    what: 'State, number and last day of each',
    sample: 'MA 223344 2030-06-30; NY 55667 2031-01-31',
  },
  boards: { what: 'Board certificates', sample: 'Psychiatry' },
  practicing_since: { what: 'Year of the first license', sample: '2008' },
  practice_name: { what: 'Name of the practice', sample: 'Harbor Street Psychiatry' },
  street: { what: 'Street and number', sample: '12 Elm St, Suite 4' },
  city: { what: 'City', sample: 'Cambridge' },
  state: { what: 'State', sample: 'MA' },
  zip: { what: 'Five digits', sample: '02139' },
  phone: { what: 'Telephone of the practice', sample: '(617) 555-0143' },
  public_email: { what: 'Address that visitors see', sample: 'office@example.com' },
  website: { what: 'Website', sample: 'https://www.example.com' },
  summary: { what: 'What the doctor says of the practice', sample: 'I see children and their families.' },
  conditions: { what: 'Conditions', sample: 'ADHD; Anxiety' },
  treatments: { what: 'Treatments', sample: 'Evaluation; Medication management' },
  ages: { what: 'Ages', sample: '6-12; 13-17' },
  languages: { what: 'Languages', sample: 'English; Spanish' },
  insurances: { what: 'Insurances', sample: 'Aetna' },
  first_visit_fee: { what: 'In dollars', sample: '350' },
  follow_up_fee: { what: 'In dollars', sample: '175' },
  sliding_scale: { what: 'Yes or no', sample: 'yes' },
  telehealth: { what: 'Yes or no', sample: 'yes' },
  telehealth_states: { what: 'Where patients may be who are seen by video', sample: 'MA' },
} as const;
export type ImportColumn = keyof typeof IMPORT_COLUMNS;

export const NEEDED_COLUMNS = ['email', 'first_name', 'last_name'] as const satisfies ImportColumn[];

/** What a list of imports can be sorted by. */
export const IMPORT_ORDERS = ['id', 'created_at'] as const;
