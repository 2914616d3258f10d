import { z } from 'zod';

export const guideType = z.enum(['MedicalWebPage', 'AboutPage']);

export const guideEntry = z
  .object({
    id: z.string().describe("Of the section's heading, for links."),
    label: z.string(),
  })
  .meta({ id: 'GuideEntry' });

export const guideQuestion = z
  .object({
    question: z.string(),
    asked: z.array(z.string()).describe('Other words in which people ask it; shown nowhere.'),
    answer: z.string().describe('Plain text: machines read the same words.'),
    sources: z.array(z.string()).describe('Ids of the sources of the answer.'),
  })
  .meta({ id: 'GuideQuestion' });

export const guideSource = z
  .object({
    id: z.string(),
    title: z.string(),
    publisher: z.string(),
    href: z.string(),
  })
  .meta({ id: 'GuideSource' });

export const guide = z
  .object({
    kind: z.string().describe('Above the title: what sort of page this is.'),
    title: z.string(),
    lead: z.string(),
    description: z.string().describe('For search engines; the lead is for readers.'),
    reviewed: z.string().describe('ISO date on which the text was last checked against its sources.'),
    type: guideType
      .nullable()
      .describe('What schema.org calls the page, where it has more to say than its questions.'),
    html: z
      .string()
      .describe("HTML of the sections. Classes are named `part.name`, after the site's style sheets."),
    outline: z.array(guideEntry),
    questions: z.array(guideQuestion),
    sources: z.array(guideSource).describe('Numbered in the order in which the page mentions them first.'),
  })
  .meta({
    id: 'Guide',
    description: 'A page to read, made from a Markdown file: what it shows, in this order.',
  });

export const guideText = z
  .object({
    text: z.string().describe('Its whole file: front matter, and the Markdown below it.'),
  })
  .meta({ id: 'GuideText', description: 'What can be written of a page.' });

export const listedGuide = z
  .object({
    id: z.string(),
    path: z.string().describe('Where visitors read it.'),
    title: z.string(),
    is_replaced: z.boolean().describe('It says something else than its file.'),
    saved_at: z.string().nullable().describe('ISO date-time; null while nobody has published it here.'),
    drafted_at: z
      .string()
      .nullable()
      .describe('ISO date-time of what is typed and not published; null where there is nothing.'),
    is_updated: z.boolean().describe('An update has changed its file since what is written here was begun.'),
    revision: z.number().describe('Raised by each save, of a draft as well; goes back with what changes it.'),
  })
  .meta({
    id: 'ListedGuide',
    description: 'A page in the list of administrators: /api/admin/guides. Its id is the name of its file.',
  });

export const guideDuty = z
  .object({
    says: z
      .string()
      .nullable()
      .describe('The sentence of the page that promises it; null where all of the page is meant.'),
    duty: z.string(),
  })
  .meta({
    id: 'GuideDuty',
    description: 'What the operator of the site has to do so that a page is true. Visitors are not shown it.',
  });

export const guideRecord = z
  .object({
    ...listedGuide.shape,
    text: z.string().describe('What is typed and not published, or else what visitors read: a whole file.'),
    published: z
      .string()
      .nullable()
      .describe('What visitors read, where something else is typed; null where they read `text`.'),
    original: z
      .string()
      .nullable()
      .describe('What its file says, where it says something else; null where it says that.'),
    written_over: z
      .string()
      .nullable()
      .describe('What its file said when what is written here was begun, where it says something else now.'),
    duties: z.array(guideDuty),
  })
  .meta({ id: 'GuideRecord', description: 'One page: /api/admin/guides/:id.' });

export const guideRevision = z
  .object({
    ...guideText.shape,
    id: z.number(),
    saved_at: z.string().describe('ISO date-time'),
    saved_by: z.string().nullable().describe('Name of who saved it; null for who is not there any more.'),
    is_original: z.boolean().describe('It says what its file said then.'),
  })
  .meta({
    id: 'GuideRevision',
    description: 'What a page said after a save: /api/admin/guides/:id/revisions.',
  });

export const askedGuide = z
  .object({
    path: z.string().describe("The guide's address; its questions stand at #questions."),
    title: z.string(),
    question: z.string(),
  })
  .meta({ id: 'AskedGuide', description: 'A question that a guide answers.' });
