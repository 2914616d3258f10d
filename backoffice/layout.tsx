import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import { Chip, GlobalStyles, IconButton, Tooltip, Typography, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material';
import type { ReactNode } from 'react';
import { AppBar, Layout, Sidebar, TitlePortal } from 'react-admin';
import type { SidebarProps } from 'react-admin';
import { PAGES } from '#contract/paths.ts';
import { AccountMenu } from './account-menu.tsx';
import { BackofficeMenu } from './menu/menu.tsx';
import { ProofDialog } from './proof-dialog.tsx';
import { Find } from './find/find.tsx';
import { useKeptFocus } from './focus/use-kept-focus.ts';
import { useGreeting } from './greeting.ts';
import { site } from './site.ts';
import { useTabTitle } from './tab-title.ts';
import { TakeBackBar } from './records/take-back-bar.tsx';

/** As high as the bar, so that what has the focus is not below it. */
const ROOM = <GlobalStyles styles={{ html: { scrollPaddingBlockStart: '5rem' } }} />;

export function BackofficeLayout({ children }: { children: ReactNode }) {
  useGreeting();
  useTabTitle();
  useKeptFocus();
  return (
    <>
      {ROOM}
      <Layout appBar={Bar} appBarAlwaysOn menu={BackofficeMenu} sidebar={Side}>
        {children}
      </Layout>
      <ProofDialog />
      <TakeBackBar />
    </>
  );
}

/** Made anew where a window gets narrow: else it stays above the screen, unseen, and takes every press. */
function Side(props: SidebarProps) {
  const isAbove = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  return <Sidebar key={isAbove ? 'above' : 'beside'} {...props} />;
}

function Bar() {
  return (
    <AppBar userMenu={<AccountMenu />} color="inherit">
      <Typography variant="h2" component="span" sx={{ mr: 3, display: { xs: 'none', md: 'block' } }}>
        {site.name}
      </Typography>
      <TitlePortal
        sx={{
          mr: { xs: 0, sm: 1 },
          // On a phone there is room for three letters of it, and it stands below.
          visibility: { xs: 'hidden', sm: 'visible' },
          '& *': { maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis', verticalAlign: 'top' },
        }}
      />
      {site.demo && (
        <Chip label="Sample data" size="small" color="warning" variant="outlined" sx={{ minWidth: 0 }} />
      )}
      <Find />
      <Tooltip title="View the site">
        <IconButton
          color="inherit"
          href={PAGES.home}
          aria-label="View the site"
          sx={{ ml: 1, display: { xs: 'none', sm: 'inline-flex' } }}
        >
          <OpenInNewIcon />
        </IconButton>
      </Tooltip>
    </AppBar>
  );
}
