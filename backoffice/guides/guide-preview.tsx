import { Box, Button } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { focusSaveBar } from '../records/save-bar.tsx';
import { previewGuide } from './guide-calls.ts';
import { GuideProblem } from './guide-problem.tsx';

/** Milliseconds without a letter after which it is made anew. */
const PAUSE = 600;
/** Another window, which the frame must not open: what is clicked would be shown in place of the page. */
const NOWHERE = '<head><base target="_blank">';

/** Each link of the page is a stop of Tab. */
const SEEN_WITH_FOCUS = { '&:not(:focus-visible)': { position: 'absolute', clipPath: 'inset(50%)' } };

interface GuidePreviewProps {
  id: string;
  /** Its file, as it is typed. */
  text: string;
  /** In CSS. */
  height: string;
  /** Leads to a line of the file, from 1. */
  onShowLine: (line: number) => void;
}

/** A page as visitors would see it, beside what is typed. Nothing in it runs, and its links lead nowhere. */
export function GuidePreview({ id, text, height, onShowLine }: GuidePreviewProps) {
  const [html, setHtml] = useState('');
  const [problem, setProblem] = useState('');
  const frame = useRef<HTMLIFrameElement>(null);
  const scrolled = useRef(0);

  useEffect(() => {
    let isWanted = true;
    async function make() {
      const made = await previewGuide(id, text).catch((error: unknown) => error as Error);
      if (!isWanted) return;
      setProblem(made instanceof Error ? made.message : '');
      if (made instanceof Error) return;
      scrolled.current = frame.current?.contentWindow?.scrollY ?? 0;
      setHtml(made.replace('<head>', NOWHERE));
    }
    const timer = setTimeout(() => void make(), PAUSE);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [id, text]);

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height, position: { lg: 'sticky' }, top: 56 }}>
      <Button onClick={focusSaveBar} sx={SEEN_WITH_FOCUS}>
        Skip the preview
      </Button>
      {problem !== '' && (
        <GuideProblem
          severity="warning"
          problem={problem}
          so="Below is what could be shown last."
          onShowLine={onShowLine}
        />
      )}
      <Box
        component="iframe"
        ref={frame}
        title="The page as visitors would see it"
        srcDoc={html}
        // Same origin for its fonts alone: without allow-scripts nothing in it runs.
        sandbox="allow-same-origin"
        onLoad={() => frame.current?.contentWindow?.scrollTo(0, scrolled.current)}
        sx={{ flexGrow: 1, width: '100%', border: 1, borderColor: 'divider', borderRadius: 1 }}
      />
    </Box>
  );
}
