import { defaultDarkTheme, defaultLightTheme } from 'react-admin';
import type { RaThemeOptions } from 'react-admin';
import { DARK, LIGHT } from '#contract/palette.ts';
import type { Palette } from '#contract/palette.ts';
import { focusHeading } from './focus/focus-keeper.ts';

/** Where colors are forced nothing is filled: the edge is what is left to see. */
const EDGED = { '@media (forced-colors: active)': { border: '1px solid' } };

export const lightTheme = wearing(LIGHT, 'light', defaultLightTheme);
export const darkTheme = wearing(DARK, 'dark', defaultDarkTheme);

function wearing(palette: Palette, mode: 'light' | 'dark', base: RaThemeOptions): RaThemeOptions {
  const display = { fontFamily: 'Fraunces, serif', fontWeight: 600, lineHeight: 1.12 };
  return {
    ...base,
    palette: {
      mode,
      primary: { main: palette.brand, dark: palette.brandDeep, contrastText: palette.onBrand },
      secondary: { main: palette.accentInk, contrastText: palette.paper },
      success: { main: palette.ok },
      warning: { main: palette.warn },
      error: { main: palette.bad },
      background: { default: palette.paper, paper: palette.surface },
      text: { primary: palette.ink, secondary: palette.ink2 },
      divider: palette.line,
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
      MuiCard: { styleOverrides: { root: { border: `1px solid ${palette.line}`, borderRadius: 14 } } },
      MuiButton: {
        styleOverrides: {
          contained: EDGED,
          // records/idle-button.tsx: it has the focus, and nothing to do.
          root: { '&[aria-disabled="true"]': { opacity: 0.5, cursor: 'default' } },
        },
      },
      MuiFab: { styleOverrides: { root: EDGED } },
      // It has no words of its own, and turns in the bar above every screen.
      MuiCircularProgress: { defaultProps: { 'aria-label': 'Loading' } },
      MuiChip: { styleOverrides: { filled: EDGED } },
      // An address in it is one long word.
      MuiDialogTitle: { styleOverrides: { root: { overflowWrap: 'anywhere' } } },
      MuiTableCell: {
        styleOverrides: { root: { borderColor: palette.line }, head: { color: palette.ink2 } },
      },
      // Wide tables scroll inside their card, not with the page.
      RaLayout: { styleOverrides: { root: { minWidth: 0, '& .RaLayout-content': { minWidth: 0 } } } },
      RaList: {
        styleOverrides: {
          root: { '& .RaList-main, & .RaList-content': { minWidth: 0 } },
        },
      },
      // A word without end makes its cell high, not the table wide.
      RaDatagrid: {
        styleOverrides: {
          root: {
            minWidth: 0,
            // Not the whole list: what is done with several stands above the table and would be cut off.
            '& .RaDatagrid-tableWrapper': { overflowX: 'auto' },
            '& .RaDatagrid-rowCell': { maxWidth: '24rem', overflowWrap: 'break-word' },
          },
        },
      },
      RaListToolbar: { styleOverrides: { root: { '&&': { backgroundColor: 'transparent' } } } },
      RaTopToolbar: { styleOverrides: { root: { '&&': { backgroundColor: 'transparent' } } } },
      RaToolbar: {
        styleOverrides: {
          root: {
            '&.RaToolbar-desktopToolbar, &.RaToolbar-mobileToolbar': { backgroundColor: palette.paper },
            // A form is a part of its page: on a phone as well it is saved where it ends.
            '&.RaToolbar-mobileToolbar': { position: 'static' },
          },
        },
      },
      // Below a form is no room for one that lies over the page.
      RaSimpleForm: { styleOverrides: { root: { '&&': { paddingBottom: 16 } } } },
      RaSkipNavigationButton: {
        // react-admin's own leads to no place that has the focus, and its words have the color of its ground.
        defaultProps: { onClick: focusHeading },
        styleOverrides: {
          root: {
            '&, &:hover': { backgroundColor: palette.brand, opacity: 1 },
            // On a phone it is an icon's button without an icon.
            '&.MuiIconButton-root': { borderRadius: 8, fontSize: '1rem' },
            '&.MuiIconButton-root::after': { content: 'attr(aria-label)' },
          },
        },
      },
      RaAppBar: {
        styleOverrides: {
          root: {
            backgroundColor: palette.paper,
            color: palette.ink,
            borderBottom: `1px solid ${palette.line}`,
            boxShadow: 'none',
          },
        },
      },
    },
  };
}
