import type { z } from 'zod';
import type * as answers from './schemas/answers/dashboard.ts';

export type Dashboard = z.output<typeof answers.dashboard>;

export type DashboardWeek = z.output<typeof answers.dashboardWeek>;

export type EmptySearch = z.output<typeof answers.emptySearch>;
