import { Link } from 'wouter';
import { Steps } from '../../parts/guide/steps.tsx';

export function StepByStep() {
  return (
    <Steps
      steps={[
        {
          title: 'Take out your card',
          text: 'Note the plan’s name, your member number, and the phone number for mental or behavioral health, often on the back.',
        },
        {
          title: 'Read two pages',
          text: 'Every plan has a Summary of Benefits and Coverage. Look for “mental health,” for the deductible, and for what it says about out of network.',
        },
        {
          title: 'Make a short list',
          text: (
            <>
              <Link href="/search">Search</Link> by place and insurer, and look for “Accepting new patients”
              with a recent date. Three to five names are enough to begin with.
            </>
          ),
        },
        {
          title: 'Call the plan',
          text: 'Is a referral needed? Prior authorization? What do I pay for codes 90792, 99214 and 90833? How much of my deductible is left? Write down the reference number of the call.',
        },
        {
          title: 'Call the practices',
          text: 'Are you in network with this plan? When is the next opening? What does a missed visit cost? May I be on a waiting list?',
        },
        {
          title: 'Bring it along',
          text: 'Card, photo ID, a list of your medicines, records if you have them, and the estimate or authorization.',
        },
        {
          title: 'Check the explanation of benefits',
          text: 'It is not a bill. Compare it with what the practice asks for: date, code, in or out of network, your share.',
        },
        {
          title: 'Speak up early',
          text: 'Ask the practice about a wrong claim first, then the plan, then appeal. Before you skip a visit or a refill for money, say so: there is often a way.',
        },
      ]}
    />
  );
}
