/** doctor/: what `npm run doctor` looks at, a file for each; none of them changes anything. */
/** What was found, as a sentence that names what to do. `wrong`: it does not work; `look`: it may be meant so. */
export interface Finding {
  state: 'fine' | 'look' | 'wrong';
  says: string;
}

export const fine = (says: string): Finding => ({ state: 'fine', says });
export const look = (says: string): Finding => ({ state: 'look', says });
export const wrong = (says: string): Finding => ({ state: 'wrong', says });
