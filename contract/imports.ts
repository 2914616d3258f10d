/** A file of doctors to invite: what it may hold, and what became of it. */
export const IMPORT_BYTES = 5_000_000;
export const IMPORT_LINES = 5_000;

/** What people call a column, what it holds, and what stands in the sample. */
interface ColumnWords {
  name: string;
  what: string;
  sample: string;
}

/** Columns of a doctor, with the first practice. The first three are needed. */
export const DOCTOR_COLUMNS = {
  email: {
    name: 'E-mail for the invitation',
    what: 'Where the invitation goes',
    sample: 'ada.osei@example.com',
  },
  first_name: { name: 'First name', what: 'First name', sample: 'Ada' },
  last_name: { name: 'Last name', what: 'Last name', sample: 'Osei' },
  degree: { name: 'Degree', what: 'MD or DO', sample: 'MD' },
  title: { name: 'Title', what: 'What stands below the name', sample: 'Child & adolescent psychiatrist' },
  gender: { name: 'Gender', what: 'One of the words of the profile form', sample: 'Woman' },
  npi: { name: 'NPI', what: 'Ten digits', sample: '1234567893' },
  licenses: {
    name: 'Licenses',
    what: 'State, number and last day of each',
    sample: 'MA 223344 2030-06-30; NY 55667 2031-01-31',
  },
  boards: { name: 'Board certificates', what: 'Board certificates', sample: 'Psychiatry' },
  practicing_since: { name: 'Practicing since', what: 'Year of the first license', sample: '2008' },
  practice_name: { name: 'Practice', what: 'Name of the practice', sample: 'Harbor Street Psychiatry' },
  street: { name: 'Street', what: 'Street and number', sample: '12 Elm St, Suite 4' },
  street_hidden: { name: 'Street hidden', what: 'Yes: visitors see city and ZIP code alone', sample: 'no' },
  city: { name: 'City', what: 'City', sample: 'Cambridge' },
  state: { name: 'State', what: 'State', sample: 'MA' },
  zip: { name: 'ZIP code', what: 'Five digits', sample: '02139' },
  phone: { name: 'Telephone', what: 'Telephone of the practice', sample: '(617) 555-0143' },
  public_email: { name: 'Published e-mail', what: 'Address that visitors see', sample: 'office@example.com' },
  website: { name: 'Website', what: 'Website', sample: 'https://www.example.com' },
  booking: {
    name: 'Booking link',
    what: 'Where new patients book, with https',
    sample: 'https://www.example.com/book',
  },
  summary: {
    name: 'About',
    what: 'What the doctor says of the practice',
    sample: 'I see children and their families.',
  },
  conditions: { name: 'Conditions', what: 'Conditions', sample: 'ADHD; Anxiety' },
  treatments: { name: 'Treatments', what: 'Treatments', sample: 'Evaluation; Medication management' },
  ages: { name: 'Ages', what: 'Ages', sample: '6-12; 13-17' },
  languages: { name: 'Languages', what: 'Languages', sample: 'English; Spanish' },
  insurances: { name: 'Insurances', what: 'Insurances', sample: 'Aetna' },
  first_visit_fee: { name: 'Fee of a first visit', what: 'In dollars', sample: '350' },
  follow_up_fee: { name: 'Fee of a follow-up', what: 'In dollars', sample: '175' },
  sliding_scale: { name: 'Sliding scale', what: 'Yes or no', sample: 'yes' },
  telehealth: { name: 'Telehealth', what: 'Yes or no', sample: 'yes' },
  telehealth_states: {
    name: 'Telehealth in',
    what: 'Where patients may be who are seen by video',
    sample: 'MA',
  },
  video_only: { name: 'By video alone', what: 'Yes: nobody is seen in the practice', sample: 'no' },
} as const satisfies Record<string, ColumnWords>;
export type DoctorColumn = keyof typeof DOCTOR_COLUMNS;

/** What a further practice has as the first does: the first's column by the end of its own, and the one in the sample. */
export const PRACTICE_PARTS = {
  name: { column: 'practice_name', sample: 'Hill Street Office' },
  street: { column: 'street', sample: '80 Main St' },
  street_hidden: { column: 'street_hidden', sample: 'yes' },
  city: { column: 'city', sample: 'Boston' },
  state: { column: 'state', sample: 'MA' },
  zip: { column: 'zip', sample: '02110' },
  phone: { column: 'phone', sample: '(617) 555-0144' },
  video_only: { column: 'video_only', sample: 'yes' },
} as const satisfies Record<string, { column: DoctorColumn; sample: string }>;
export type PracticePart = keyof typeof PRACTICE_PARTS;

/** Up to MOST_PRACTICES. */
export const FURTHER_PRACTICES = [2, 3, 4, 5] as const;
export type FurtherPractice = (typeof FURTHER_PRACTICES)[number];
export type PracticeColumn = `practice_${FurtherPractice}_${PracticePart}`;

/** All columns that a file may have; the sample has one further practice. */
export const IMPORT_COLUMNS = {
  ...DOCTOR_COLUMNS,
  ...Object.fromEntries(FURTHER_PRACTICES.flatMap(columnsOfPractice)),
} as Record<ImportColumn, ColumnWords>;
export type ImportColumn = DoctorColumn | PracticeColumn;

export const NEEDED_COLUMNS = ['email', 'first_name', 'last_name'] as const satisfies ImportColumn[];

/** What a list of imports can be sorted by. */
export const IMPORT_ORDERS = ['id', 'created_at'] as const;

function columnsOfPractice(number: FurtherPractice): [PracticeColumn, ColumnWords][] {
  const parts = Object.entries(PRACTICE_PARTS) as [PracticePart, { column: DoctorColumn; sample: string }][];
  return parts.map(([part, { column, sample }]) => {
    const { name, what } = DOCTOR_COLUMNS[column];
    const called = part === 'name' ? 'Name' : name;
    const words = { name: `Practice ${number}: ${called}`, what, sample: number === 2 ? sample : '' };
    return [`practice_${number}_${part}`, words];
  });
}
