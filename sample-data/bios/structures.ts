/** What a sentence, or a passage of a few, is about. */
export type Topic =
  | 'open'
  | 'work'
  | 'focus'
  | 'condition'
  | 'treatment'
  | 'visit'
  | 'first'
  | 'prescribe'
  | 'together'
  | 'training'
  | 'story'
  | 'language'
  | 'place'
  | 'practical'
  | 'life'
  | 'close';

/** Bios as paragraphs, by their topics. A topic about which nothing is true is passed over. */
export const STRUCTURES: Record<'clinic' | 'court', Topic[][][]> = {
  clinic: structures(`
    open work / condition treatment / visit / training life
    open work condition / visit prescribe / story language
    open work / visit together / training language life
    open condition condition / visit prescribe / training language close
    story open / work condition / visit / language close
    open work / training story / visit practical
    training open / work treatment / visit life
    open work / visit / story language practical
    open condition treatment / visit / place training language
    open work focus / visit / training language life
    open work / condition prescribe together / training language / life close
    place open / work condition / visit / training language
    open condition treatment / focus visit / story language
    open focus condition / visit / language training life
    story / open work / visit practical / language close
    open first / work treatment / training language life
    open work / condition condition treatment / training language close
    open condition / work / visit close / training language
  `),
  court: structures(`
    open work / visit focus / training language life
    open focus / work / visit / training place
    training open / work focus / visit
    open work / story training / visit
    story open / work / visit language focus
  `),
};

function structures(text: string): Topic[][][] {
  return text
    .trim()
    .split('\n')
    .map((row) => row.split('/').map((topics) => topics.trim().split(' ') as Topic[]));
}
