/** What keeps a doctor from making or changing a profile, and that it is saved: the server says it, and the pages know it. */
export const PROFILE_MESSAGES = {
  notVerified: 'Your are not Verified.',
  noPlan: 'Please choose a plan first: making and changing a profile needs one.',
  step1Missing: 'Please complete step 1 first: who you are and where patients find you.',
  step2Missing: 'Please complete step 2 first: what you treat and how you work.',
  nothingWaits: 'Nothing of your profile waits for a review.',
  overtaken: 'Another device has changed this meanwhile. Please look at it again, and submit it then.',
  withdrawn: 'Withdrawn.',
  saved: 'Successfully Saved!',
} as const;
