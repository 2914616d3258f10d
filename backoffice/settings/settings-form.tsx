import { Alert, Box, MenuItem, TextField, Typography } from '@mui/material';
import { Title } from 'react-admin';
import type { SettingsRecord } from '#contract/settings.ts';
import { PROFILE_SECTIONS } from '#contract/profiles.ts';
import { DEFAULT_PLAN_ON_DELETION, PLAN_ON_DELETION } from '#contract/plans.ts';
import { moneyText } from '#contract/money.ts';
import { FieldsForm } from '../records/fields-form.tsx';
import type { FieldProps } from '../records/fields-form.tsx';
import { NAMES_ABOVE } from '../records/names-above.ts';
import { PriceInput } from './price-input.tsx';
import { ReasonsInput } from './reasons-input.tsx';
import { SocialLinkInput } from './social-link-input.tsx';
import { WRITTEN_SETTINGS } from './written-settings.ts';

const PARTS = Object.values(PROFILE_SECTIONS).join('; ');

const SIGNUP = { open: 'Open', closed: 'Closed' };

const EXCLUSIONS = {
  'take-off': 'Take the profile off the site at once, and tell the doctor and you',
  report: 'Leave it on the site, and only tell the doctor and you',
};

/** How they are called, and what they say where two states of them are compared. */
function labelsOf({ defaults }: SettingsRecord) {
  const { currency } = defaults.prices[1];
  const price = (said: unknown) =>
    typeof said === 'number' ? moneyText({ amount: said, currency }) : String(said);
  return {
    site_name: 'Name of the site',
    operator: 'Who runs the site',
    contact_address: 'Contact address',
    social_url: {
      label: 'Social link',
      text: (link: unknown) => (link === false ? 'None is shown' : String(link)),
    },
    announcement: 'Announcement',
    signup: chosen('Sign-up', SIGNUP),
    price_monthly: { label: 'Monthly price', text: price },
    price_yearly: { label: 'Yearly price', text: price },
    plan_on_deletion: chosen('When a paying account is deleted', PLAN_ON_DELETION),
    exclusions: chosen('When a doctor comes to be on the exclusion list', EXCLUSIONS),
    review_reasons: 'Reasons for rejecting a profile',
  };
}

function chosen(label: string, words: Record<string, string>) {
  return { label, text: (value: unknown) => words[String(value)] ?? String(value) };
}

/** Every setting, and what holds where nothing is chosen. */
export function SettingsForm({ settings, account }: { settings: SettingsRecord; account: string }) {
  const { site_name, social_url, signup, prices, review_reasons } = settings.defaults;
  const isInOldCurrency = settings.price_currency !== null && settings.price_currency !== prices[1].currency;
  return (
    <Box sx={{ py: 2, maxWidth: 760, ...NAMES_ABOVE }}>
      <Title title="Settings" />
      <Typography variant="h1" sx={{ mb: 1 }}>
        Settings
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        What is saved here holds at once. What is left empty is as the server is set up.
      </Typography>
      <FieldsForm written={WRITTEN_SETTINGS} record={settings} account={account} labels={labelsOf(settings)}>
        {(field, text, change) => (
          <>
            <TextField {...field('site_name', `Left empty, it is ${site_name}.`)} />
            <TextField
              {...field(
                'operator',
                'A person or an organization, with a postal address if you like; About us says it.',
              )}
            />
            <TextField
              {...field(
                'contact_address',
                'Where people write to you; shown in the footer, and named in mails.',
              )}
              type="email"
            />
            <SocialLinkInput
              field={field(
                'social_url',
                social_url ? `Left empty, it is ${social_url}.` : 'Left empty, there is none.',
              )}
              link={text.social_url}
              onLink={(link) => change({ social_url: link })}
            />
            <TextField
              {...field('announcement', 'One line on top of every page. Left empty, there is none.')}
            />
            <Choice {...field('signup')} none={`As the server is set up: ${signup}`} words={SIGNUP} />
            <Alert severity="info">
              Prices are what the page says. What is taken is what the payment provider’s prices say: change
              those first.
            </Alert>
            {isInOldCurrency && (
              <Alert severity="warning">
                The prices that were chosen here are in {settings.price_currency?.toUpperCase()}. The server
                is set up for {prices[1].currency.toUpperCase()} now, so they are not used. Please enter them
                anew.
              </Alert>
            )}
            <PriceInput
              field={field('price_monthly', `Left empty, it is ${moneyText(prices[1])}.`)}
              price={text.price_monthly}
              currency={prices[1].currency}
              onPrice={(price_monthly) => change({ price_monthly })}
            />
            <PriceInput
              field={field('price_yearly', `Left empty, it is ${moneyText(prices[2])}.`)}
              price={text.price_yearly}
              currency={prices[2].currency}
              onPrice={(price_yearly) => change({ price_yearly })}
            />
            <Choice
              {...field(
                'plan_on_deletion',
                'Before they delete it, doctors are told so. Your terms say the same: look at “Refunds” there.',
              )}
              none={`Not chosen: ${PLAN_ON_DELETION[DEFAULT_PLAN_ON_DELETION]}`}
              words={PLAN_ON_DELETION}
            />
            <Choice
              {...field(
                'exclusions',
                'Left empty, the profile is taken off the site at once. That is so where the list has its NPI: somebody who only has the same name always stays, and is reported to you. You can show a profile again on the page of its user. Whom you had only reported before, and have not settled, the next check takes off.',
              )}
              none={`Not chosen: ${EXCLUSIONS['take-off']}`}
              words={EXCLUSIONS}
            />
            <ReasonsInput
              field={field(
                'review_reasons',
                `A line each: the part, a colon, the words that the doctor reads. Parts: ${PARTS}. Left empty, they are the built-in reasons.`,
              )}
              isEmpty={!text.review_reasons}
              beginWithBuiltIn={() => change({ review_reasons })}
            />
          </>
        )}
      </FieldsForm>
    </Box>
  );
}

/** One of these words, or nothing, which says what holds then. */
function Choice({ none, words, ...input }: FieldProps & { none: string; words: Record<string, string> }) {
  return (
    <TextField {...input} select slotProps={{ select: { displayEmpty: true } }}>
      <MenuItem value="">{none}</MenuItem>
      {Object.entries(words).map(([value, label]) => (
        <MenuItem key={value} value={value}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  );
}
