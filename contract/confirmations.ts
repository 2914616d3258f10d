import type { z } from 'zod';
import type * as answers from './schemas/answers/confirmations.ts';

export type Confirmation = z.output<typeof answers.confirmation>;
