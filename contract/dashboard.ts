import type { z } from 'zod';
import type * as answers from './schemas/answers/dashboard.ts';

export type Dashboard = z.output<typeof answers.dashboard>;

/** How much of what waits for an administrator. */
export type Waiting = z.output<typeof answers.waiting>;

export type DashboardWeek = z.output<typeof answers.dashboardWeek>;

export type EmptySearch = z.output<typeof answers.emptySearch>;
