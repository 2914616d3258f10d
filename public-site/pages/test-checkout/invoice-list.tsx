import { formatDate } from '#contract/dates.ts';
import { PLAN_NAMES } from '#contract/plans.ts';
import type { TestInvoice } from '#contract/test-checkout.ts';
import { moneyText } from '#contract/money.ts';
import { Badge } from '../../ui/badge.tsx';
import styles from './invoice-list.module.css';

const STATUS: Record<TestInvoice['status'], [tone: 'ok' | 'warn' | 'plain', text: string]> = {
  paid: ['ok', 'Paid'],
  open: ['warn', 'Failed, tried again'],
  void: ['plain', 'Failed, given up'],
};

export function InvoiceList({ invoices }: { invoices: readonly TestInvoice[] }) {
  return (
    <ul className={styles.list} role="list">
      {invoices.map(({ id, plan, paid, status, at, refunded }) => {
        const [tone, text] = STATUS[status];
        return (
          <li key={id} className={styles.invoice}>
            <span>
              <time dateTime={at}>{formatDate(at)}</time>, {PLAN_NAMES[plan].toLowerCase()} plan
            </span>
            <span className={styles.paid}>
              {moneyText(paid)} <Badge tone={tone}>{text}</Badge>
              {refunded > 0 && ` ${moneyText({ ...paid, amount: refunded })} given back`}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
