import type { Store } from '../../../../db/store.ts';
import type { Config } from '../../../platform/configuration/config.ts';
import type { Payments } from '../payments.ts';
import type { Books } from './books.ts';
import { createMovingClock } from './moving-clock.ts';
import { createTestNews } from './news.ts';
import { createTestProvider } from './provider.ts';

interface TestCheckoutParts {
  store: Store;
  row: NonNullable<Store['testCheckout']>;
  config: Pick<Config, 'planPrices' | 'siteUrl'>;
}

export type TestCheckout = ReturnType<typeof createTestCheckout>;
export type ConnectedTestCheckout = ReturnType<TestCheckout['connect']>;

/** The demo's payment provider: its side of the contract, and what its own pages do. */
export function createTestCheckout({ store, row, config }: TestCheckoutParts) {
  const { sign, news } = createTestNews();
  let payments: Payments['taken'] = null;

  return {
    provider: createTestProvider({ change, books, news, siteUrl: config.siteUrl }),
    /** Whom it tells of what happens: the site's own webhook, in this process. */
    connect(connected: Payments) {
      payments = connected.taken;
      return {
        change,
        books,
        row,
        ...createMovingClock({ store, row, change, tellAll, payments: connected }),
      };
    },
  };

  function books(): Books {
    return { state: row.state(), prices: config.planPrices, now: row.now().toISOString() };
  }

  function change<T>(write: (books: Books) => T): T {
    const result = store.transaction(() => {
      const changed = books();
      const result = write(changed);
      row.setState(changed.state);
      return result;
    });
    tellAll();
    return result;
  }

  /** What a crash leaves untold is told with the next change, or minute: the webhook knows events by their ids. */
  function tellAll(): void {
    const { untold } = row.state();
    if (untold.length === 0 || !payments) return;
    for (const event of untold) {
      const body = Buffer.from(JSON.stringify(event));
      payments.webhook.hear(body, sign(body));
    }
    const told = new Set(untold.map(({ id }) => id));
    store.transaction(() => {
      const state = row.state();
      row.setState({ ...state, untold: state.untold.filter(({ id }) => !told.has(id)) });
    });
  }
}
