import { z } from 'zod';
import { doctorCard, stateCount } from './search.ts';
import { condition, state } from './vocabulary.ts';

export const landingLink = z
  .object({
    label: z.string(),
    path: z.string(),
    psychiatrists: z.number(),
    miles: z
      .number()
      .nullable()
      .describe("From the middle of this page's place; null where that says nothing."),
  })
  .meta({ id: 'LandingLink', description: 'A link to another landing page, with how many it lists.' });

export const landingCrumb = z
  .object({
    label: z.string(),
    href: z.string().optional(),
  })
  .meta({
    id: 'LandingCrumb',
    description: 'A step of the way down to the page; without an address, the page itself.',
  });

export const landing = z
  .object({
    path: z.string().describe("The page's one address."),
    state: state,
    city: z.string().nullable().describe('null for the whole state.'),
    condition: condition.nullable(),
    heading: z.string().describe('"Psychiatrists in Boston, Massachusetts"'),
    title: z.string(),
    description: z.string(),
    crumbs: z.array(landingCrumb),
    text: z.array(z.string()).describe('Paragraphs made from what is known of this place.'),
    help: z.string().nullable().describe('What help with the condition mostly is; null without a condition.'),
    totalCount: z.number().describe('How many have their practice here.'),
    accepting: z.number().describe('Of those: confirmed to take new patients.'),
    telehealth: z.number().describe('Of those: treat patients of this state by video.'),
    data: z.array(doctorCard).describe('The first of them, in the order of the day.'),
    conditions: z
      .array(landingLink)
      .describe('Pages of this place and a condition that list somebody; the one shown is left out.'),
    cities: z.array(landingLink).describe('Of a state: every city that lists somebody.'),
    nearby: z.array(landingLink).describe('The nearest cities that list somebody.'),
  })
  .meta({
    id: 'Landing',
    description:
      "The answer to GET /api/landing/{state}[/{city}[/{condition}]]: who is listed in a place, and the page's words.",
  });

export const landingOverview = z
  .object({
    totalCount: z.number(),
    accepting: z.number(),
    text: z.array(z.string()),
    states: z.array(stateCount),
  })
  .meta({
    id: 'LandingOverview',
    description: 'The answer to GET /api/landing: the whole directory by state.',
  });
