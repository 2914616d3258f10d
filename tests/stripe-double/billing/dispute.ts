import type { Stripe } from 'stripe';
import { emit } from '../events.ts';
import { DAY, now } from '../state.ts';
import type { State } from '../state.ts';

/** The owner of the card takes the money back, until the bank has decided. */
export function dispute(state: State, charge: Stripe.Charge): Stripe.Dispute {
  const made: Stripe.Dispute = {
    id: state.newId('du_'),
    object: 'dispute',
    amount: charge.amount,
    balance_transactions: [],
    charge: charge.id,
    created: now(state),
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: NO_EVIDENCE,
    evidence_details: {
      due_by: now(state) + 7 * DAY,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: 'manual',
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: 'fraudulent',
    status: 'needs_response',
  };
  state.disputes.set(made.id, made);
  charge.disputed = true;
  emit(state, 'charge.dispute.created', made);
  emit(state, 'charge.dispute.funds_withdrawn', made);
  return made;
}

/** The bank decides. */
export function closeDispute(state: State, made: Stripe.Dispute, outcome: 'won' | 'lost'): void {
  made.status = outcome;
  emit(state, 'charge.dispute.closed', made);
  if (outcome === 'won') emit(state, 'charge.dispute.funds_reinstated', made);
}

const NO_EVIDENCE: Stripe.Dispute.Evidence = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};
