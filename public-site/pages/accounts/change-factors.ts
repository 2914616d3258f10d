/** Changes what somebody signs in with, and says so; false when it was not done. */
export type ChangeFactors = (call: string, payload: object, done: string) => Promise<boolean>;
