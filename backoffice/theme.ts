import { defaultDarkTheme, defaultLightTheme } from 'react-admin';
import type { RaThemeOptions } from 'react-admin';
import { darkTokens, lightTokens } from './tokens.ts';
import type { Tokens } from './tokens.ts';

export const lightTheme = wearing(lightTokens, 'light', defaultLightTheme);
export const darkTheme = wearing(darkTokens, 'dark', defaultDarkTheme);

function wearing(tokens: Tokens, mode: 'light' | 'dark', base: RaThemeOptions): RaThemeOptions {
  const display = { fontFamily: "'Fraunces Variable', serif", fontWeight: 560, lineHeight: 1.12 };
  return {
    ...base,
    palette: {
      mode,
      primary: { main: tokens.brand, dark: tokens.brandDeep, contrastText: tokens.onBrand },
      secondary: { main: tokens.accentInk, contrastText: tokens.paper },
      success: { main: tokens.ok },
      warning: { main: tokens.warn },
      error: { main: tokens.bad },
      background: { default: tokens.paper, paper: tokens.surface },
      text: { primary: tokens.ink, secondary: tokens.ink2 },
      divider: tokens.line,
    },
    shape: { borderRadius: 8 },
    typography: {
      fontFamily: "'Figtree Variable', system-ui, sans-serif",
      h1: { ...display, fontSize: '2rem' },
      h2: { ...display, fontSize: '1.35rem' },
      h6: { fontWeight: 600, fontSize: '1.1rem' },
      button: { textTransform: 'none', fontWeight: 600 },
    },
    components: {
      ...base.components,
      MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
      MuiCard: { styleOverrides: { root: { border: `1px solid ${tokens.line}`, borderRadius: 14 } } },
      MuiTableCell: { styleOverrides: { root: { borderColor: tokens.line }, head: { color: tokens.ink2 } } },
      // Wide tables scroll inside their card, not with the page.
      RaLayout: { styleOverrides: { root: { minWidth: 0, '& .RaLayout-content': { minWidth: 0 } } } },
      RaAppBar: {
        styleOverrides: {
          root: {
            backgroundColor: tokens.paper,
            color: tokens.ink,
            borderBottom: `1px solid ${tokens.line}`,
            boxShadow: 'none',
          },
        },
      },
    },
  };
}
