import { PAGES } from '#contract/paths.ts';
import LogoutIcon from '@mui/icons-material/Logout';
import ManageAccountsIcon from '@mui/icons-material/ManageAccounts';
import { ListItemIcon, ListItemText, MenuItem } from '@mui/material';
import type { MenuItemProps } from '@mui/material';
import { useGetIdentity, useLogout, UserMenu } from 'react-admin';

/** The administrator's own account, and the way out. */
export function AccountMenu() {
  const { identity } = useGetIdentity();
  return (
    <UserMenu label={`Account of ${identity?.fullName ?? ''}`}>
      <OwnPage />
      <SignOut />
    </UserMenu>
  );
}

/** Password and data are the public site's. The menu gives each item its focus. */
function OwnPage(props: MenuItemProps<'a'>) {
  return (
    <MenuItem {...props} component="a" href={PAGES.account}>
      <ListItemIcon>
        <ManageAccountsIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>Your account</ListItemText>
    </MenuItem>
  );
}

function SignOut(props: MenuItemProps) {
  const logout = useLogout();
  return (
    <MenuItem {...props} onClick={() => void logout()}>
      <ListItemIcon>
        <LogoutIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>Sign out</ListItemText>
    </MenuItem>
  );
}
