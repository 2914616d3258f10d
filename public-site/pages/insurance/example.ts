export interface Visit {
  name: string;
  /** Dollars that the plan and the doctor have agreed on. */
  allowed: number;
  /** The patient's dollars before the plan begins to pay. */
  deductible: number;
  /** The patient's share of the rest, in dollars. */
  coinsurance: number;
}

const DEDUCTIBLE = 500;
const COINSURANCE_PERCENT = 20;

/** A made-up plan and a made-up year; what each pays follows from them. */
export const EXAMPLE = {
  deductible: DEDUCTIBLE,
  coinsurance: COINSURANCE_PERCENT,
  visits: visitsOf([320, 190, 190, 190]),
};

export function planPays({ allowed, deductible, coinsurance }: Visit): number {
  return allowed - deductible - coinsurance;
}

/** "$1,250" */
export function dollars(amount: number): string {
  return `$${amount.toLocaleString('en-US')}`;
}

function visitsOf(charges: number[]): Visit[] {
  let left = DEDUCTIBLE;
  return charges.map((allowed, index) => {
    const deductible = Math.min(left, allowed);
    left -= deductible;
    const coinsurance = ((allowed - deductible) * COINSURANCE_PERCENT) / 100;
    return { name: `Visit ${index + 1}`, allowed, deductible, coinsurance };
  });
}
