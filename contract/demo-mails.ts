import type { z } from 'zod';
import type * as answers from './schemas/answers/demo-mails.ts';

export type DemoMail = z.output<typeof answers.demoMail>;

export type DemoMails = z.output<typeof answers.demoMails>;
