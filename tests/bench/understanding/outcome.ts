/** What became of one text that somebody typed. */
export interface Outcome {
  family: string;
  text: string;
  expected: string;
  got: string;
  hit: boolean;
}
