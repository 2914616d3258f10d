/** @jsxImportSource satori/jsx */
import satori from 'satori';
import { FONTS } from './fonts.ts';
import { written } from './letters.ts';

interface WordsProps {
  className: string;
  text: string;
  mostLines: number;
}

/** A text, cut where it takes more lines. */
export async function Words({ className, text, mostLines }: WordsProps) {
  return (
    <div className={className} style={{ lineClamp: mostLines }}>
      {breakable(await written(text))}
    </div>
  );
}

interface HeadlineProps {
  text: string;
  width: number;
  /** In pixels, the largest first. */
  sizes: readonly number[];
  mostLines: number;
}

/** A text in the first of the sizes in which all of it fits, else cut in the last. */
export async function Headline(props: HeadlineProps) {
  const text = breakable(await written(props.text));
  const fontSize = await largest({ ...props, text });
  return (
    <div className="display" style={{ fontSize, lineClamp: props.mostLines }}>
      {text}
    </div>
  );
}

/** Satori breaks a word that no line can hold, but forgets the ellipsis when it cuts there: so it gets seams. */
function breakable(text: string): string {
  return text.replace(/[^\s-]{25,}/g, (word) => Array.from(word).join('\u200b'));
}

async function largest({ text, width, sizes, mostLines }: HeadlineProps): Promise<number> {
  for (const size of sizes.slice(0, -1)) {
    if ((await heightOf(text, width, size)) <= size * mostLines) return size;
  }
  return sizes[sizes.length - 1];
}

/** In lines that are as high as the letters' size. */
async function heightOf(text: string, width: number, fontSize: number): Promise<number> {
  let height = 0;
  await satori(
    <div style={{ fontFamily: 'Fraunces', fontSize, lineHeight: 1, overflowWrap: 'anywhere' }}>{text}</div>,
    { width, fonts: FONTS, onNodeDetected: (node) => (height = node.height) },
  );
  return height;
}
