import type { z } from 'zod';
import type * as answers from './schemas/answers/guides.ts';

export type Guide = z.output<typeof answers.guide>;

export type AskedGuide = z.output<typeof answers.askedGuide>;

export type GuideEntry = z.output<typeof answers.guideEntry>;

export type GuideSource = z.output<typeof answers.guideSource>;

export type GuideText = z.output<typeof answers.guideText>;

export type ListedGuide = z.output<typeof answers.listedGuide>;

export type GuideDuty = z.output<typeof answers.guideDuty>;

export type GuideRecord = z.output<typeof answers.guideRecord>;

export type GuideRevision = z.output<typeof answers.guideRevision>;

/** A file as it is compared and kept, whatever ends its lines and stands after its last one. */
export function fileOf(text: string): string {
  return `${text.replace(/\r\n?/g, '\n').trimEnd()}\n`;
}
