import { useTheme } from '@mui/material';
import { DARK, LIGHT } from '#contract/palette.ts';

/** The colors by the names that the editor's styles know them by. */
export function useEditorColors(): Record<string, string> {
  const { palette } = useTheme();
  return Object.fromEntries(
    Object.entries(palette.mode === 'dark' ? DARK : LIGHT).map(([name, color]) => [
      `--${name.replace(/[A-Z]|\d/g, (part) => `-${part.toLowerCase()}`)}`,
      color,
    ]),
  );
}
