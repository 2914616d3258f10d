import { ProviderDown } from '../../server/features/payments/provider.ts';
import type { PaymentProvider } from '../../server/features/payments/provider.ts';

type Call = Exclude<keyof PaymentProvider, 'name' | 'news' | 'customerPage'>;

/** Nothing is done; or the answer gets lost, or comes when all is mended, or when that is over. */
type Fault = 'down' | 'lost' | 'slow' | (() => Promise<unknown>);

const CALLS: Call[] = [
  ...(['customer', 'checkout', 'session', 'expire', 'portal'] as const),
  ...([
    'subscription',
    'subscriptionsOf',
    'cancel',
    'endWithPeriod',
    'refundable',
    'refund',
    'writeTo',
  ] as const),
];

/** Stands between the app and its provider: notes what is asked, and has it go wrong when told. */
export function disturb(provider: PaymentProvider) {
  const noted: { call: Call; about: unknown }[] = [];
  const late: (() => void)[] = [];
  let faults: Partial<Record<Call, Fault>> = {};
  for (const call of CALLS) {
    const ask = provider[call] as (...given: unknown[]) => Promise<unknown>;
    const disturbed = async (...given: unknown[]): Promise<unknown> => {
      noted.push({ call, about: given[0] });
      const fault = faults[call];
      if (fault === 'down') throw new ProviderDown('The provider is down.');
      const answer = await ask(...given);
      if (fault === 'lost') throw new ProviderDown('The answer got lost.');
      await (fault === 'slow' ? new Promise<void>((resolve) => late.push(resolve)) : fault?.());
      return answer;
    };
    Object.assign(provider, { [call]: disturbed });
  }

  return {
    /** What was asked, oldest first: the first argument of each call of that name, or of all. */
    asked: (name?: Call): unknown[] =>
      noted.filter(({ call }) => call === (name ?? call)).map(({ about }) => about),
    /** From now on, these calls or all. */
    fail(fault: Fault, calls = CALLS): void {
      for (const call of calls) faults[call] = fault;
    },
    mend(): void {
      faults = {};
      for (const answer of late.splice(0)) answer();
    },
  };
}
