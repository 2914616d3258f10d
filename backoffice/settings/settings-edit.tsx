import { Loading, useGetOne } from 'react-admin';
import type { SettingsRecord } from '#contract/settings.ts';
import { MissingRecord } from '../records/missing-record.tsx';
import { useAccount } from '../records/use-account.ts';
import { SettingsForm } from './settings-form.tsx';

/** What the site is called and says of itself. It holds at once. */
export default function SettingsEdit() {
  const account = useAccount();
  const {
    data: settings,
    error,
    isFetchedAfterMount,
  } = useGetOne<SettingsRecord>('settings', { id: 'site' }, { retry: false });
  if (error && !settings) return <MissingRecord error={error} />;
  // What is known of them from before may be an older version.
  if (!settings || !isFetchedAfterMount || !account) return <Loading />;
  return <SettingsForm settings={settings} account={account} />;
}
