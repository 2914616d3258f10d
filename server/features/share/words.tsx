/** @jsxImportSource satori/jsx */
import satori from 'satori';
import { FONTS } from './fonts.ts';
import { written } from './letters.ts';

interface Props {
  className: string;
  text: string;
  mostLines: number;
}

/** A text, cut where it takes more lines. */
export async function Words({ className, text, mostLines }: Props) {
  return <div className={className} style={{ lineClamp: mostLines }}>{await written(text)}</div>;
}

interface HeadlineProps {
  text: string;
  width: number;
  /** In pixels, the largest first. */
  sizes: number[];
  mostLines: number;
}

/** A text as large as all of it fits, else cut in the last size. */
export async function Headline({ text, width, sizes, mostLines }: HeadlineProps) {
  const letters = await written(text);
  const fontSize = await largest(letters, width, sizes, mostLines);
  return (
    <div className="display" style={{ fontSize, lineClamp: mostLines }}>
      {letters}
    </div>
  );
}

/** Satori sets the text in all of them, and says how high each becomes. */
async function largest(text: string, width: number, sizes: number[], mostLines: number): Promise<number> {
  const fitting: number[] = [];
  const trial = (
    <div style={{ display: 'flex', flexDirection: 'column', width, fontFamily: 'Fraunces', lineHeight: 1, overflowWrap: 'anywhere' }}>
      {sizes.map((fontSize) => <div style={{ fontSize }}>{text}</div>)}
    </div>
  );
  await satori(trial, {
    width,
    fonts: FONTS,
    onNodeDetected({ height, props }) {
      const { fontSize } = props.style;
      if (height <= fontSize * mostLines) fitting.push(fontSize);
    },
  });
  return Math.max(...fitting, sizes[sizes.length - 1])
}
