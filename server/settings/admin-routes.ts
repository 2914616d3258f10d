import type { Router } from 'express';
import { z } from 'zod';
import { settingsEdit } from '#contract/schemas/settings.ts';
import type { ChosenSettings, SettingsRecord } from '#contract/settings.ts';
import type { Config } from '../config.ts';
import type { Context } from '../context.ts';
import { change } from '../resource/change.ts';
import { resourceRoutes } from '../resource/resource.ts';

const ids = () => ['site' as const];

/** The settings for administrators, a list of one: /api/admin/settings/site. `environment`: what holds without them. */
export function adminSettingsRoutes(
  context: Context,
  environment: Pick<Config, 'siteName' | 'socialUrl' | 'signup' | 'planPrices'>,
): Router {
  const { settings } = context.store;
  const defaults = {
    site_name: environment.siteName,
    social_url: environment.socialUrl,
    signup: environment.signup,
    prices: environment.planPrices,
  };
  return resourceRoutes(context, {
    name: 'settings',
    id: z.literal('site'),
    list: { ids, page: () => ({ ids: ids(), total: 1 }) },
    orders: ['id'],
    sort: ['id', 'ASC'],
    filter: {},
    row: (id): SettingsRecord => ({ id, ...settings.read(), defaults }),
    csv: {
      site_name: ({ site_name }) => site_name,
      contact_address: ({ contact_address }) => contact_address,
      social_url: ({ social_url }) => social_url,
      announcement: ({ announcement }) => announcement,
      signup: ({ signup }) => signup,
      price_monthly: ({ price_monthly }) => price_monthly,
      price_yearly: ({ price_yearly }) => price_yearly,
    },
    changes: {
      about: () => ({ object: { kind: 'settings', id: 1 } }),
      update: change('saved settings', settingsEdit, (before: SettingsRecord, chosen) => {
        settings.choose(chosen);
        const names = Object.keys(chosen) as (keyof ChosenSettings)[];
        return names.filter((name) => chosen[name] !== before[name]).join(', ');
      }),
    },
  });
}
