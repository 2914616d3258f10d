/** Remarks that stand out from a text, as the notes of guides do: the class of each kind, and the word that tells it. */
export const CALLOUTS = { note: 'Note', urgent: 'Urgent' } as const;

export type CalloutKind = keyof typeof CALLOUTS;

export const CALLOUT_KINDS = Object.keys(CALLOUTS) as CalloutKind[];
