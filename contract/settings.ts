import type { z } from 'zod';
import type * as answers from './schemas/answers/settings.ts';

export type ChosenSettings = z.output<typeof answers.chosenSettings>;

export type SettingsRecord = z.output<typeof answers.settingsRecord>;
