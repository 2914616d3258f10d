/** What a page of the site promises, by what keeps it. A duty of the operator that quotes a sentence is enough for it. */
export interface Promises {
  /**
   * A sentence, and what proves that it is so: the file of a test and its name, 'visits/visits.test.ts > counts …', or
   * the beginning of a duty of the operator, 'duty > Answer requests …'.
   */
  kept: [sentence: string, ...proofs: [string, ...string[]]][];
  /** Sentences that promise nothing: what is so by itself, what readers are asked for, what a law says. */
  nothing: string[];
}
