import { labelOf } from '#contract/vocabulary.ts';
import { either, inSentence, listed } from '#contract/wording.ts';
import type { Wish } from '../../components/call-list/saved-list.ts';

/** What to say on the telephone or to a machine, a sentence each, made from what was searched. */
export function toSay({ conditions, insurances, telehealth }: Wish): string[] {
  const need = conditions.map((key) => inSentence(labelOf('condition', key)));
  const plans = plansIn(insurances);
  return [
    `Hello, my name is [your name]. I am looking for a psychiatrist${need.length > 0 ? `, for help with ${listed(need)}` : ''}.`,
    'Are you taking new patients?',
    ...(plans.length > 0 ? [`My insurance is ${either(plans)}.`] : []),
    ...(insurances.includes('self-pay') ? ['I would pay for the visits myself.'] : []),
    ...(insurances.includes('out-of-network') ? ['I would use my out-of-network benefits.'] : []),
    ...(telehealth ? ['I would like visits by video, if that is possible.'] : []),
    'You can reach me at [your number]. Thank you.',
  ];
}

/** What to ask once somebody answers. */
export function toAsk({ insurances, telehealth }: Wish): string[] {
  const plans = plansIn(insurances);
  return [
    'When is the first free appointment?',
    plans.length > 0
      ? `Do you take ${either(plans)}, the very plan that is on my card?`
      : 'Which insurance do you take, and what would I pay myself?',
    'What do the first visit and those after it cost me?',
    telehealth
      ? 'Are visits by video possible, from the state where I live?'
      : 'Are visits in person, or by video?',
    'If there is no room: is there a waiting list, or somebody whom you would call?',
  ];
}

/** The names of those who insure: paying oneself is none. */
function plansIn(insurances: Wish['insurances']): string[] {
  return insurances
    .filter((key) => key !== 'self-pay' && key !== 'out-of-network')
    .map((key) => labelOf('insurance', key));
}
