/** What is wrong with a file that is to be read, in a sentence: its own fault, so that reading it again is of no use. */
export class UnreadableFile extends Error {}
