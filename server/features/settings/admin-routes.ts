import * as answers from '#contract/schemas/answers/settings.ts';
import type { Router } from 'express';
import { z } from 'zod';
import { REVIEW_REASONS } from '#contract/review-reasons.ts';
import { settingsEdit } from '#contract/schemas/settings.ts';
import type { SettingsRecord } from '#contract/settings.ts';
import type { Config } from '../../platform/configuration/config.ts';
import { change } from '../../platform/records/change-kinds.ts';
import { recordRoutes } from '../../platform/records/records.ts';
import type { RecordNeeds } from '../../platform/records/records.ts';
import { chosenPrices, pricesToKeep } from './chosen-prices.ts';

const ids = () => ['site' as const];

/** The settings for administrators, a list of one: /api/admin/settings/site. `environment`: what holds without them. */
export function adminSettingsRoutes(
  context: RecordNeeds,
  environment: Pick<Config, 'siteName' | 'socialUrl' | 'signup' | 'planPrices'>,
): Router {
  const { settings } = context.store;
  const defaults = {
    site_name: environment.siteName,
    social_url: environment.socialUrl,
    signup: environment.signup,
    prices: environment.planPrices,
    review_reasons: REVIEW_REASONS,
  };
  return recordRoutes(context, {
    name: 'settings',
    answers: { row: answers.settingsRecord },
    id: z.literal('site'),
    list: { ids, page: () => ({ ids: ids(), total: 1 }) },
    orders: ['id'],
    sort: ['id', 'ASC'],
    filter: {},
    row(id): SettingsRecord {
      const chosen = settings.read();
      return { id, ...chosen, ...chosenPrices(chosen, environment), defaults };
    },
    csv: {
      site_name: ({ site_name }) => site_name,
      operator: ({ operator }) => operator,
      contact_address: ({ contact_address }) => contact_address,
      social_url: ({ social_url }) => social_url,
      announcement: ({ announcement }) => announcement,
      signup: ({ signup }) => signup,
      price_monthly: ({ price_monthly }) => price_monthly,
      price_yearly: ({ price_yearly }) => price_yearly,
      plan_on_deletion: ({ plan_on_deletion }) => plan_on_deletion,
      exclusions: ({ exclusions }) => exclusions,
      review_reasons: ({ review_reasons }) => review_reasons,
    },
    changes: {
      about: () => ({ object: { kind: 'settings', id: 1 } }),
      update: change('saved settings', settingsEdit, (before: SettingsRecord, chosen) => {
        settings.choose({ ...chosen, ...pricesToKeep(chosen, settings.read(), environment) });
        const names = Object.keys(chosen) as (keyof typeof chosen)[];
        return names.filter((name) => chosen[name] !== before[name]).join(', ');
      }),
    },
  });
}
