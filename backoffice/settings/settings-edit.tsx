import { Alert, Box, Typography } from '@mui/material';
import {
  BooleanInput,
  Loading,
  NumberInput,
  SelectInput,
  TextInput,
  Title,
  useEditContext,
} from 'react-admin';
import type { SettingsRecord } from '#contract/settings.ts';
import { DEFAULT_PLAN_ON_DELETION, PLAN_ON_DELETION } from '#contract/plans.ts';
import type { Price } from '#contract/plans.ts';
import { moneyDigits, moneyText } from '#contract/money.ts';
import { VersionedEdit } from '../records/versioned-edit.tsx';
import { NAMES_ABOVE } from '../records/names-above.ts';
import { ReasonsInput } from './reasons-input.tsx';
import type { Fields } from '../records/field-difference.tsx';
import { VersionedForm } from '../records/versioned-form.tsx';

const SIGNUP = { open: 'Open', closed: 'Closed' };

const FIELDS = {
  site_name: 'Name of the site',
  operator: 'Who runs the site',
  contact_address: 'Contact address',
  social_url: 'Social link',
  announcement: 'Announcement',
  signup: 'Sign-up',
  price_monthly: 'Monthly price',
  price_yearly: 'Yearly price',
  plan_on_deletion: 'When a paying account is deleted',
  exclusions: 'When a doctor comes to be on the exclusion list',
  review_reasons: 'Reasons for rejecting a profile',
};

const EXCLUSIONS = {
  'take-off': 'Take the profile off the site at once, and tell the doctor and you',
  report: 'Leave it on the site, and only tell the doctor and you',
};

/** A choice that nobody has made says what holds then. */
const SHOWN_WHILE_EMPTY = { select: { displayEmpty: true } };

/** What the site is called and says of itself. It holds at once. */
export default function SettingsEdit() {
  return (
    <VersionedEdit id="site" fields={FIELDS_AS_SHOWN}>
      <SettingsForm />
    </VersionedEdit>
  );
}

/** As two states of them are compared. */
const FIELDS_AS_SHOWN: Fields = {
  ...FIELDS,
  social_url: { label: FIELDS.social_url, text: (link) => (link === '' ? 'None is shown' : String(link)) },
  signup: chosen('signup', SIGNUP),
  price_monthly: { label: FIELDS.price_monthly, text: priceText },
  price_yearly: { label: FIELDS.price_yearly, text: priceText },
  plan_on_deletion: chosen('plan_on_deletion', PLAN_ON_DELETION),
  exclusions: chosen('exclusions', EXCLUSIONS),
};

function priceText(amount: unknown, settings: unknown): string {
  const { currency } = (settings as SettingsRecord).defaults.prices[1];
  return moneyText({ amount: Number(amount), currency });
}

function chosen(name: keyof typeof FIELDS, words: Record<string, string>): Fields[string] {
  return { label: FIELDS[name], text: (value) => words[String(value)] ?? String(value) };
}

function SettingsForm() {
  const { record: settings } = useEditContext<SettingsRecord>();
  if (!settings) return <Loading />;
  const { site_name, social_url, signup, prices, review_reasons } = settings.defaults;
  return (
    <Box sx={{ py: 2, maxWidth: 760, ...NAMES_ABOVE }}>
      <Title title="Settings" />
      <Typography variant="h1" sx={{ mb: 1 }}>
        Settings
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        What is saved here holds at once. What is left empty is as the server is set up.
      </Typography>
      <VersionedForm>
        <TextInput
          source="site_name"
          label={FIELDS.site_name}
          helperText={`Left empty, it is ${site_name}.`}
        />
        <TextInput
          source="operator"
          label={FIELDS.operator}
          helperText="A person or an organization, with a postal address if you like; About us says it."
        />
        <TextInput
          source="contact_address"
          label={FIELDS.contact_address}
          type="email"
          helperText="Where people write to you; shown in the footer."
        />
        <TextInput
          source="social_url"
          label={FIELDS.social_url}
          type="url"
          helperText={social_url ? `Left empty, it is ${social_url}.` : 'Left empty, there is none.'}
        />
        <BooleanInput
          source="social_url"
          label="Show no social link"
          helperText={false}
          format={(link: string | null) => link === ''}
          parse={(isNone: boolean) => (isNone ? '' : null)}
        />
        <TextInput
          source="announcement"
          label={FIELDS.announcement}
          helperText="One line on top of every page. Left empty, there is none."
        />
        <SelectInput
          source="signup"
          label={FIELDS.signup}
          emptyText={`As the server is set up: ${signup}`}
          slotProps={SHOWN_WHILE_EMPTY}
          choices={Object.entries(SIGNUP).map(([id, name]) => ({ id, name }))}
        />
        <Alert severity="info" sx={{ width: '100%', mb: 2 }}>
          Prices are what the page says. What is taken is what the payment provider’s prices say: change those
          first.
        </Alert>
        {settings.price_currency !== null && settings.price_currency !== prices[1].currency && (
          <Alert severity="warning" sx={{ width: '100%', mb: 2 }}>
            The prices that were chosen here are in {settings.price_currency.toUpperCase()}. The server is set
            up for {prices[1].currency.toUpperCase()} now, so they are not used. Please enter them anew.
          </Alert>
        )}
        <PriceInput source="price_monthly" price={prices[1]} />
        <PriceInput source="price_yearly" price={prices[2]} />
        <SelectInput
          source="plan_on_deletion"
          label={FIELDS.plan_on_deletion}
          emptyText={`Not chosen: ${PLAN_ON_DELETION[DEFAULT_PLAN_ON_DELETION]}`}
          slotProps={SHOWN_WHILE_EMPTY}
          choices={Object.entries(PLAN_ON_DELETION).map(([id, name]) => ({ id, name }))}
          helperText="Before they delete it, doctors are told so. Your terms say the same: look at “Refunds” there."
        />
        <SelectInput
          source="exclusions"
          label={FIELDS.exclusions}
          emptyText={`Not chosen: ${EXCLUSIONS['take-off']}`}
          slotProps={SHOWN_WHILE_EMPTY}
          choices={Object.entries(EXCLUSIONS).map(([id, name]) => ({ id, name }))}
          helperText="Left empty, the profile is taken off the site at once. That is so where the list has its NPI: somebody who only has the same name always stays, and is reported to you. You can show a profile again on the page of its user. Whom you had only reported before, and have not settled, the next check takes off."
        />
        <ReasonsInput label={FIELDS.review_reasons} builtIn={review_reasons} />
      </VersionedForm>
    </Box>
  );
}

/** Typed as people write it, sent in the smallest unit. */
function PriceInput({ source, price }: { source: 'price_monthly' | 'price_yearly'; price: Price }) {
  const unit = 10 ** moneyDigits(price.currency);
  return (
    <NumberInput
      source={source}
      label={`${FIELDS[source]}, in ${price.currency.toUpperCase()}`}
      min={0}
      step={1 / unit}
      // react-admin says null as an empty text.
      format={(amount: number | '') => (amount === '' ? '' : amount / unit)}
      parse={(typed: string) => (typed === '' ? null : Math.round(Number(typed) * unit))}
      helperText={`Left empty, it is ${moneyText(price)}.`}
    />
  );
}
