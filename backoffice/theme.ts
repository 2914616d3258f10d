import { defaultDarkTheme, defaultLightTheme } from 'react-admin';
import type { RaThemeOptions } from 'react-admin';
import { DARK, LIGHT } from '#contract/palette.ts';
import type { Palette } from '#contract/palette.ts';
import { focusHeading } from './focus/focus-keeper.ts';

/** Where colors are forced nothing is filled: the edge is what is left to see. */
const EDGED = { '@media (forced-colors: active)': { border: '1px solid' } };

/** There react-admin's buttons are those of an icon, also where there is none. */
const WORDS_ON_A_PHONE = {
  '&.MuiIconButton-root': { borderRadius: 8, fontSize: '1rem', fontFamily: 'inherit' },
  '&.MuiIconButton-root::after': { content: 'attr(aria-label)' },
};

/** A field that says its name, and what is typed into one that holds nothing else. */
const NAMED = ':not(.MuiInputBase-hiddenLabel)';
const ALONE = ':not(.MuiInputBase-inputMultiline, .MuiInputBase-inputHiddenLabel, .MuiAutocomplete-input)';
/** As Material has it in pixels. */
const BELOW_ITS_NAME = { paddingTop: '1.5625rem' };
const BELOW_ITS_SMALL_NAME = { paddingTop: '1.3125rem' };

/**
 * The bar and the menu would stand on every sheet, and nothing can be pressed or scrolled there. Paper is white, whatever
 * the screen is.
 */
const ON_PAPER = {
  '& .RaLayout-appFrame': { marginTop: 0 },
  '& .MuiAppBar-root, & .MuiDrawer-root, & .MuiButton-root, & .MuiIconButton-root, & .MuiTablePagination-root':
    {
      display: 'none',
    },
  '& .MuiTableContainer-root': { overflow: 'visible' },
  '& tr, & .MuiAlert-root': { breakInside: 'avoid' },
  '&, & .MuiPaper-root': { background: 'white', color: 'black' },
  '& .MuiTypography-root, & .MuiTableCell-root, & .MuiInputBase-input': { color: 'black' },
};

/** Where a finger presses, and no room is to be given away. */
const PHONE = '@media (max-width: 599.95px)';
/** A phone on its side with its keyboard, or a page at 400 %: what stands still would leave a line. */
const LOW = '@media (max-height: 20em)';
const FOR_A_FINGER = { [PHONE]: { minWidth: 44, minHeight: 44 } };

export const lightTheme = wearing(LIGHT, 'light', defaultLightTheme);
export const darkTheme = wearing(DARK, 'dark', defaultDarkTheme);

function wearing(palette: Palette, mode: 'light' | 'dark', base: RaThemeOptions): RaThemeOptions {
  // In the dark a shadow is no edge.
  const laidOver = { border: `1px solid ${palette.lineStrong}`, ...EDGED };
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
      // In larger letters one long word of it was wider than a phone.
      h1: { ...display, fontSize: 'min(2rem, 15vw)', overflowWrap: 'anywhere' },
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
          root: {
            // records/idle-button.tsx: it has the focus, and nothing to do.
            '&[aria-disabled="true"]': { opacity: 0.5, cursor: 'default' },
            [PHONE]: { minHeight: 44 },
          },
        },
      },
      MuiFab: { styleOverrides: { root: EDGED } },
      // It has no words of its own, and turns in the bar above every screen.
      MuiCircularProgress: { defaultProps: { 'aria-label': 'Loading' } },
      // As high as its letters are.
      MuiChip: { styleOverrides: { filled: EDGED, sizeSmall: { height: '1.5rem', borderRadius: '1rem' } } },
      // The menu grows no wider with its letters.
      RaMenuItemLink: {
        styleOverrides: {
          root: {
            '& .MuiSvgIcon-root': { fontSize: 24 },
            // Else its color alone says where one is.
            '&.RaMenuItemLink-active': EDGED,
          },
        },
      },
      MuiPaginationItem: { styleOverrides: { root: { '&.Mui-selected': EDGED } } },
      MuiFormHelperText: { styleOverrides: { root: { overflowWrap: 'anywhere' } } },
      // A field's name stands above what is typed, also in larger letters.
      MuiFilledInput: {
        styleOverrides: {
          root: {
            [`&.MuiInputBase-multiline${NAMED}`]: BELOW_ITS_NAME,
            [`&.MuiInputBase-multiline.MuiInputBase-sizeSmall${NAMED}`]: BELOW_ITS_SMALL_NAME,
            [`&.MuiAutocomplete-inputRoot${NAMED}`]: { paddingTop: '1.1875rem' },
          },
          input: {
            [`&${ALONE}`]: BELOW_ITS_NAME,
            [`&.MuiInputBase-inputSizeSmall${ALONE}`]: BELOW_ITS_SMALL_NAME,
          },
        },
      },
      // A choice is read to its end.
      MuiMenuItem: { styleOverrides: { root: { whiteSpace: 'normal' } } },
      MuiDialogActions: { styleOverrides: { root: { flexWrap: 'wrap' } } },
      // Nearer to the edges than the fields are: a list is below its own, and not beside it.
      MuiPopover: { defaultProps: { marginThreshold: 4 }, styleOverrides: { paper: laidOver } },
      MuiAutocomplete: { styleOverrides: { paper: laidOver } },
      // What is chosen is read to its end. The arrow grows no wider with the letters: it would lie over them.
      MuiSelect: { styleOverrides: { select: { whiteSpace: 'normal' }, icon: { fontSize: 24 } } },
      MuiTablePagination: { styleOverrides: { actions: { '& .MuiIconButton-root': FOR_A_FINGER } } },
      MuiDialog: {
        styleOverrides: {
          // An address in it is one long word.
          paper: {
            ...EDGED,
            '& .MuiDialogTitle-root, & .MuiDialogContent-root': { overflowWrap: 'anywhere' },
            // What its buttons do stands above them, and scrolls alone.
            '& > form': { display: 'flex', flexDirection: 'column', minHeight: 0 },
            [PHONE]: { margin: 12, width: 'calc(100% - 24px)', maxHeight: 'calc(100% - 24px)' },
            [LOW]: {
              ...{ margin: 8, maxHeight: 'calc(100% - 16px)' },
              '&, & > form': { display: 'block' },
              '& .MuiDialogContent-root': { overflow: 'visible' },
            },
          },
        },
      },
      MuiTableCell: {
        styleOverrides: { root: { borderColor: palette.line }, head: { color: palette.ink2 } },
      },
      // Wide tables scroll inside their card, not with the page.
      RaLayout: {
        styleOverrides: {
          root: {
            minWidth: 0,
            '& .RaLayout-content': { minWidth: 0 },
            '@media print': ON_PAPER,
          },
        },
      },
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
      // The choice of a filter that leaves it out.
      RaSelectInput: { defaultProps: { emptyText: 'Any' } },
      // Below the paging of a list: see records/record-list.tsx.
      RaCreateButton: { styleOverrides: { root: { '&.RaCreateButton-floating': { bottom: 16 } } } },
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
            ...WORDS_ON_A_PHONE,
          },
        },
      },
      // react-admin takes its ground from the brand's deep color, which is a light one in the dark.
      RaBulkActionsToolbar: {
        styleOverrides: {
          root: {
            '& .RaBulkActionsToolbar-toolbar': {
              ...{ color: palette.ink, backgroundColor: palette.brandSoft },
              // The filters below it are higher than it is.
              boxShadow: `0 -12px ${palette.paper}`,
              overflowX: 'auto',
            },
            // Nobody sees its buttons then, and the focus would go through them.
            '& .RaBulkActionsToolbar-collapsed': { visibility: 'hidden' },
          },
        },
      },
      RaSelectAllButton: { styleOverrides: { root: WORDS_ON_A_PHONE } },
      RaAppBar: {
        styleOverrides: {
          root: {
            backgroundColor: palette.paper,
            color: palette.ink,
            borderBottom: `1px solid ${palette.line}`,
            boxShadow: 'none',
            // In larger letters they had no room beside each other on a phone.
            '& .MuiSvgIcon-root': { fontSize: 24 },
            '& .MuiIconButton-root': FOR_A_FINGER,
            '& .RaAppBar-toolbar': { [PHONE]: { paddingInline: 0 } },
          },
        },
      },
    },
  };
}
